/** What the promise rejects with. Handles the rejection at once, so that a test may go on before it happens. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('Expected a rejection')
}
