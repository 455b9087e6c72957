import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startService } from '../services.ts'
import { readRecipe } from './recipe.ts'

/** One page of each kind: public, policy site, with a record, login, for members. */
const pages = ['/', '/policy/info', '/policy/info/p-1001', '/auth/qw', '/qw/personal/collect']
/** A larger image contains something by mistake; in MB. */
const limitMb = 16

/**
 * Creates the image's folder, following the last stage of the Dockerfile with this checkout's build, outside the
 * project; starts its command there and checks pages. This needs no container engine.
 */
const { copies, environment, command } = readRecipe(readFileSync('Dockerfile', 'utf8'))
const folder = mkdtempSync(path.join(tmpdir(), 'portal-image-'))
const [gatewayPort, port] = [await freePort(), await freePort()]
const origin = `http://127.0.0.1:${port}`
const faults: string[] = []
try {
  for (const { from, to } of copies) cpSync(from, path.join(folder, to), { recursive: true })
  const megabytes = sizeOf(folder) / 1024 / 1024
  if (megabytes > limitMb) faults.push(`The folder has more than ${limitMb} MB`)
  await startService({
    name: 'The mock gateway',
    args: ['mocks/main.ts', '--port', gatewayPort],
    readyUrl: `http://127.0.0.1:${gatewayPort}/__mock`,
  })
  const settings = { PORT: port, GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`, LOG_LEVEL: 'error' }
  await startService({
    name: 'The portal',
    args: command.slice(1),
    folder,
    env: { ...environment, HOST: '127.0.0.1', ...settings },
    readyUrl: `${origin}/healthz`,
  })
  for (const page of pages) await look(page)
  console.log(`The image adds ${megabytes.toFixed(1)} MB to its base and answers ${pages.length} pages`)
} finally {
  rmSync(folder, { recursive: true })
}
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function look(page: string): Promise<void> {
  const reply = await fetch(origin + page)
  const html = await reply.text()
  if (!reply.ok || !html.includes('</html>')) faults.push(`${page} answered ${reply.status}`)
  const address = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  const loaded = address === undefined ? undefined : await fetch(new URL(address, origin))
  await loaded?.body?.cancel()
  if (loaded?.ok !== true) faults.push(`${page} names no script that can be loaded`)
}

function sizeOf(place: string): number {
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + lstatSync(path.join(place, name)).size,
    0,
  )
}
