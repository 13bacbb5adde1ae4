/** The page of all primitives is for those who build the site: the dev server and the gallery's build have it. */
export const gallery = null;
