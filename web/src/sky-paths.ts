/** Addresses that no first page leads to, so that none of them weighs the words. */
export const skyPaths = {
  panchangMonth: '/sky/panchang',
  bestDays: '/sky/best-days',
  river: '/sky/river',
  time: '/sky/time',
};
