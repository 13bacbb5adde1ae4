// A browser reads its rules for dates when the first one is written, once for all threads of a page.
// That takes a telephone up to 400 ms, which nobody waits for here. The worker's name is the language.
new Intl.DateTimeFormat(self.name, { dateStyle: 'long' }).format();
self.close();
