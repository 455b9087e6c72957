import { parseCommandLine, usage } from './commandLine.ts'
import { watchAndReload } from './reload/supervisor.ts'
import { announce, createSpokenGateway, onStop } from './serve.ts'

try {
  const commandLine = parseCommandLine(process.argv.slice(2))
  if (commandLine.help) {
    process.stdout.write(usage)
  } else if (commandLine.watch) {
    watchAndReload(process.argv.slice(2))
  } else {
    const gateway = await createSpokenGateway(commandLine)
    await announce(gateway, commandLine)
    onStop(() => void gateway.close())
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
