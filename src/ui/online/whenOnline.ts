/**
 * Loads code once there is a connection: it waits while offline, and tries again when the connection was lost
 * meanwhile.
 */
export async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (import.meta.env.SSR) return load()
  await online()
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    return whenOnline(load)
  }
}

function online(): Promise<unknown> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
  })
}
