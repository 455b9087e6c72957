import { gatewayProgram, parseCommandLine, usageOf } from './commandLine.ts'

/**
 * Runs the gateway as the arguments say; a wrong argument or a gateway that cannot start ends with code 1. `program` is
 * what the help says it is called by.
 */
export async function runCommandLine(args: string[], program: string = gatewayProgram): Promise<void> {
  try {
    const [command, ...rest] = args
    // Loaded by who needs it: whoever asks for help, or has mistyped an argument, reads so at once.
    if (command === 'record') {
      const { record } = await import('../record/record.ts')
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
      const { announce, createSpokenGateway, onStop } = await import('../gateway/serve.ts')
      const { buildPolicyIndexInIdleTime } = await import('../services/policy/library/search/policyIndex.ts')
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
