// A part of a page is fetched when it is first drawn, which a busy machine takes its time for.
const FIND_TIMEOUT_MS = 30_000;

if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: FIND_TIMEOUT_MS });
}
