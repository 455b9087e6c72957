/** Whether an address can name a policy at all (contract, Id). */
export const isPolicyId = (id: string) => /^[A-Za-z0-9_-]{1,64}$/.test(id)
