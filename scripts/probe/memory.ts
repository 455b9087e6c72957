import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a server under test with `--import`: on request of its parent it collects garbage and reports memory use,
 * in bytes (server.ts).
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('message', (question) => {
  if (question === 'collect') collect()
  process.send?.(process.memoryUsage())
})
// A parent that only listens must not keep it alive.
process.channel?.unref()
