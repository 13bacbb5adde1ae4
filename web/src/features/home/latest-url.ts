import { apiUrl } from '../../api/api';

/** Where the newest articles are, those in the language of this build first. */
export const latestUrl = (): string => apiUrl('/api/blog/latest');
