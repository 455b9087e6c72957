import { commandOf, fileName, gatewayAddress, markdownFile, port } from '../command-line/command.ts'

export type RecordCommandLine = ReturnType<ReturnType<typeof recordOptions>['opts']>

export function recordOptions() {
  return commandOf('record', 'Proxies a real gateway: writes down what passes, and finds where it leaves the contract.')
    .requiredOption(
      '--upstream <url>',
      'the real gateway, http or https, with a path prefix when it has one',
      gatewayAddress,
    )
    .option(
      '--har <file>',
      'where the traffic goes, HTTP archive 1.2, private values masked',
      fileName,
      'recording.har',
    )
    .option(
      '--report <file>',
      'where the drift report goes as Markdown; JSON beside it',
      markdownFile,
      'drift-report.md',
    )
    .option('--port <number>', 'port to listen on; 0 takes a free one', port, 4010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--strict', 'end with code 1 when anything broke the contract')
    .addHelpText(
      'after',
      '\nCtrl-C ends the recording. The traffic is on disk after each exchange, the report every few seconds.',
    )
}

export function recordCommand() {
  return recordOptions().action(async (options) => {
    const { record } = await import('./record.ts')
    await record(options)
  })
}
