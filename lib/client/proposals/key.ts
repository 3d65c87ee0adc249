/** The proposals that wait for an answer, as the cache knows them: here, since pages fill it on the server. */
export const openProposalsKey = ['/api/proposals'] as const
