import { Command, CommanderError, InvalidArgumentError } from '@commander-js/extra-typings'
import * as z from 'zod'

// Whoever reads the output may close it early, such as `head`. That is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

/** A command that throws on a usage error, or after printing its help, instead of ending the process. */
export function commandOf(name: string, description: string): Command {
  return (
    new Command(name)
      .description(description)
      .helpOption('--help', 'show this help')
      .helpCommand(false)
      // Options after a subcommand's name belong to the subcommand.
      .enablePositionalOptions()
      .exitOverride()
      .configureOutput({ outputError: () => {} })
  )
}

/** Prints why a command ended and returns its exit code: `code`, or 0 when only the help was requested. */
export function endingOf(error: unknown, code: number): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return code
}

/**
 * Parses an option's text by the schema. Text that does not fit is refused with a message that says what the option
 * takes.
 */
export function by<T>(schema: z.ZodType<T>, taken: string): (text: string) => T {
  return (text) => {
    const { success, data } = schema.safeParse(text)
    if (success) return data
    throw new InvalidArgumentError(`It is ${taken}`)
  }
}

export const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)

export const wholeNumber = (minimum: number, maximum: number) =>
  by(number.pipe(z.int().min(minimum).max(maximum)), `a whole number from ${minimum} to ${maximum}`)

export const port = wholeNumber(0, 65_535)

export const fileName = by(z.string().min(1), 'the name of a file or folder')

/** The file of a Markdown report. Other report formats have other extensions. */
export const markdownFile = by(z.string().endsWith('.md'), 'a file that ends in .md')

export const gatewayAddress = by(
  z
    .string()
    .refine((text) => URL.canParse(text))
    .transform((text) => new URL(text))
    .refine((url) => ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.username === ''),
  'the address of a gateway, such as https://gateway.example.gov.cn',
)
