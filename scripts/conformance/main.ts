import { endingOf } from '#mocks/command-line/command.ts'
import { checkCommand } from './commandLine.ts'

try {
  await checkCommand('npm run conformance --').parseAsync()
} catch (error) {
  process.exitCode = endingOf(error, 2)
}
