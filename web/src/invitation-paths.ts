/** Addresses of invitations, which no first page leads to: none of them weighs the words. */
export const invitationPaths = {
  invite: '/people?invite=somebody',
  with: (token: string) => `/with/${token}`,
};
