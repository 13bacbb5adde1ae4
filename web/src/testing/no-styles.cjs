// What a page's stylesheet is where nothing is laid out.
module.exports = {};
