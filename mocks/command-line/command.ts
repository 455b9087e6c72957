import { Command, CommanderError, InvalidArgumentError } from '@commander-js/extra-typings'
import * as z from 'zod'

/** A command that throws when it is called wrongly, or after its help, in place of ending the process. */
export function commandOf(name: string, description: string): Command {
  return (
    new Command(name)
      .description(description)
      .helpOption('--help', 'show this help')
      .helpCommand(false)
      // What follows a subcommand's name is the subcommand's.
      .enablePositionalOptions()
      .exitOverride()
      .configureOutput({ outputError: () => {} })
  )
}

/** Tells on the console why a command ended. Gives its exit code: `code`, unless help was all that was asked for. */
export function endingOf(error: unknown, code: number): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return code
}

/** Reads an option's text by the schema; what does not fit is refused, with what the option takes. */
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

/** Of a report; its other forms have other endings. */
export const markdownFile = by(z.string().endsWith('.md'), 'a file that ends in .md')

export const gatewayAddress = by(
  z
    .string()
    .refine((text) => URL.canParse(text))
    .transform((text) => new URL(text))
    .refine((url) => ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.username === ''),
  'the address of a gateway, such as https://gateway.example.gov.cn',
)
