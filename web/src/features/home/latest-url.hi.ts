import { apiUrl } from '../../api/api';
import { LANGUAGE } from '../../language/language';
import type * as english from './latest-url';

export const latestUrl: typeof english.latestUrl = () =>
  `${apiUrl('/api/blog/latest')}?language=${LANGUAGE}`;
