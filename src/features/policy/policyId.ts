/** Whether an id has the form of a policy's (contract, Id). */
export const isPolicyId = (id: string) => /^[A-Za-z0-9_-]{1,64}$/.test(id)
