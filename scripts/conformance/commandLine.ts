import { readFileSync } from 'node:fs'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { operations, type OperationId } from '#gateway/generated/operations.ts'
import { by, commandOf, gatewayAddress, markdownFile, number } from '#mocks/command-line/command.ts'
import * as z from 'zod'
import { readValues, type OwnValues } from './ownValues.ts'

const afterwards = `
In the environment: GATEWAY_TOKEN, a member's access token (without it only public operations are called); GATEWAY_TOKEN_2,
another member's, to see that members are held apart; GATEWAY_REFRESH_TOKEN, the first member's refresh token, which --write
spends at the end; GATEWAY_EXPIRED_TOKEN, one that has expired, to see that it is refused.

Exit codes: 0 nothing found, 1 the gateway breaks the contract, 2 the gateway could not be asked or the command line is wrong,
3 broken off or out of time with nothing found so far.`

const numberFrom = (least: number, most: number) =>
  by(number.pipe(z.number().min(least).max(most)), `a number from ${least} to ${most}`)

/** `program` is the command's name in its help. */
export function checkOptions(program: string) {
  return commandOf(program, 'Calls a running gateway and says where it breaks the contract. Unasked it only reads.')
    .option('--gateway <url>', 'the gateway, http or https, with a path prefix when it has one', gatewayAddress)
    .option('--tenant-host <host>', "the tenant told to the gateway (default: the gateway's own host)")
    .addOption(
      new Option(
        '--har <file>',
        "also judges recorded traffic, a browser's or a proxy's; may be given several times, and without --gateway judges nothing else",
      )
        .argParser((file, before: string[]) => [...before, file])
        .default<string[]>([], 'none'),
    )
    .option('--login', 'asks for a user name and a password, or for the code of an SMS, in place of a token')
    .option(
      '--answers <command>',
      'a program that answers what --login asks, in place of a person; with --write it also registers two new numbers',
    )
    .option(
      '--values <file>',
      'JSON: { "<operationId>": { "parameters": { … }, "body": { … }, "remove": [ … ] } }, values of your own gateway',
    )
    .option('--init <file>', "writes such a file from what the gateway's own lists show, and checks nothing")
    .option('--only <ids>', 'only these operations or services, separated by commas', selected)
    .option('--write', 'also calls what changes data, reads it back and takes it away again')
    .option('--i-own <host>', 'the host that --write may change; asked on a terminal when it is left out')
    .option('--concurrency <n>', 'requests under way at once', numberFrom(1, 64), 4)
    .option('--rps <n>', 'requests begun in a second at most; 0 for no limit', numberFrom(0, 10_000), 0)
    .option('--time-limit <s>', 'begin nothing new after so many seconds; 0 for no limit', numberFrom(0, 86_400), 0)
    .option('--timeout <s>', 'how long one reply may take', numberFrom(1, 600), 20)
    .option(
      '--report <file>',
      '<file>.md as Markdown; JSON, HTML, JUnit and SARIF beside it',
      markdownFile,
      'conformance.md',
    )
    .option(
      '--baseline <file>',
      "an earlier report's JSON: says what is new and what is fixed; only what is new counts",
    )
    .addHelpText('after', afterwards)
}

/** Checks as the arguments say. Ends with one of the exit codes in its help. */
export function checkCommand(program: string) {
  return checkOptions(program).action(async (options) => {
    const { runCheck } = await import('./runCheck.ts')
    process.exitCode = await runCheck(options)
  })
}

export type Options = ReturnType<ReturnType<typeof checkOptions>['opts']>

export interface CommandLine {
  /** Undefined when only archives are judged. */
  gateway: URL | undefined
  archiveFiles: string[]
  tenantHost: string
  login: boolean
  /** The command that answers in place of a person. */
  answers: string | undefined
  values: OwnValues
  only: readonly OperationId[]
  write: boolean
  /** The host that the caller claims to own. */
  ownedHost: string | undefined
  concurrency: number
  rps: number
  limitMs: number
  timeoutMs: number
  /** Ends in `.md`. The other reports have other extensions. */
  reportFile: string
  initFile: string | undefined
  baselineFile: string | undefined
}

/** Throws a readable error for invalid files and for options that exclude each other. */
export function commandLineOf({ gateway, har, ...given }: Options): CommandLine {
  if (gateway === undefined && har.length === 0) throw new Error('--gateway or --har is needed')
  const login = given.login === true || given.answers !== undefined
  if (gateway === undefined && (given.init !== undefined || given.write === true || login))
    throw new Error('--har without --gateway only judges what was recorded')
  return {
    gateway,
    archiveFiles: har,
    tenantHost: given.tenantHost ?? gateway?.host ?? '',
    login,
    answers: given.answers,
    values: given.values === undefined ? {} : readValues(given.values, readJson(given.values)),
    only: given.only ?? operationIds,
    write: given.write === true,
    ownedHost: given.iOwn,
    concurrency: given.concurrency,
    rps: given.rps,
    limitMs: given.timeLimit * 1000,
    timeoutMs: given.timeout * 1000,
    reportFile: given.report,
    initFile: given.init,
    baselineFile: given.baseline,
  }
}

const operationIds = Object.keys(operations) as OperationId[]

function selected(text: string): OperationId[] {
  const names = text.split(',').filter((name) => name !== '')
  const unknown = names.find((name) => !operationIds.some((id) => isNamed(id, name)))
  if (unknown !== undefined) throw new InvalidArgumentError(`The contract has no operation or service ${unknown}`)
  return names.length === 0 ? operationIds : operationIds.filter((id) => names.some((name) => isNamed(id, name)))
}

function isNamed(id: OperationId, name: string): boolean {
  return id === name || operations[id].service === name
}

/** Throws a readable error when the file is missing or is not JSON. */
export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} cannot be read`)
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`${file} holds no JSON`)
  }
}
