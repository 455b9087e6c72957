import { gatewayProgram, parseCommandLine, usageOf } from './commandLine.ts'
import { record } from '../record/record.ts'
import { announce, createSpokenGateway, onStop } from '../gateway/serve.ts'
import { buildPolicyIndexInIdleTime } from '../services/policy/library/search/policyIndex.ts'

/**
 * Runs the gateway as the arguments say; a wrong argument or a gateway that cannot start ends with code 1. `program` is
 * what the help says it is called by.
 */
export async function runCommandLine(args: string[], program: string = gatewayProgram): Promise<void> {
  try {
    const [command, ...rest] = args
    if (command === 'record') {
      await record(rest, program)
      return
    }
    const commandLine = parseCommandLine(args)
    if (commandLine.help) {
      process.stdout.write(usageOf(program))
    } else if (commandLine.watch) {
      // Only a checkout has anything to watch, and only the Node it comes with has all that this takes.
      const { watchAndReload } = await import('../reload/supervisor.ts')
      watchAndReload(args)
    } else {
      const gateway = await createSpokenGateway(commandLine)
      const origin = await gateway.listen(commandLine.port, commandLine.host)
      // Whoever reads that it is there may stop it at once.
      onStop(() => void gateway.close())
      announce(gateway, origin)
      buildPolicyIndexInIdleTime(gateway.store)
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
