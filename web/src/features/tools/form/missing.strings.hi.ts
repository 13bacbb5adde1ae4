export const missing = (what: string) => `कुछ जानकारी बाकी है: ${what}`;
