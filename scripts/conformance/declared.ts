import { listOperations, type ContractDocument, type ContractOperation } from '#compiler/document.ts'

/**
 * What the contract says of an operation under `x-laws`, beside its schemas (contract/README.md, Laws). A source is
 * written `operationId?query#pointer[from:to]`; an expression `$request.body.id`, `$response.id`, `$found.id`.
 */
export interface DeclaredLaws {
  /** What it is to logins and sessions; no other operation is that. */
  part?: Part
  /** Of what is no GET and changes nothing: an answer to a question that does not fit into an address. */
  effect?: 'reads'
  /** Why the check calls it only with values of the caller's own. */
  onlyAsked?: string
  /** Of several, each takes its own fields of the body. */
  rule?: RuleLaw | RuleLaw[]
  /** By parameter, or `body/<field>`: where a gateway's own values are found. */
  values?: Record<string, string>
  list?: ListLaws
  counts?: CountLaw[]
  /** Pointers that are equal: the first to the sum of the second. */
  sums?: [string, string][]
  /** Each part is the sum of what another operation says in detail. */
  adds?: { each: string; fields: string[]; of: string }
  /** Fields that only a member may see. */
  memberOnly?: string[]
  /** Fields of which a visitor does not see every digit. */
  masked?: string[]
  /** Codes at the pointer lie below the region that the parameter names. */
  under?: Record<string, string>
  writes?: WriteLaws
  /** Parameters or `body/<field>` of which a wrong value leaves the request without any effect, whoever takes it. */
  harmless?: string[]
  /** Parameters of which it takes any value, known to the gateway or not. */
  anyValue?: string[]
  /** Its records are the same for all members. */
  shared?: boolean
  /** The parameter that names the file which is downloaded. */
  attachment?: string
  /** Where what was uploaded is read again. */
  file?: FileLaw
  /** Secrets of nobody's, and what whoever brings them is told. */
  wrongSecret?: WrongSecretLaw
}

export type Part =
  | 'tenant'
  | 'currentUser'
  | 'newCaptcha'
  | 'captcha'
  | 'passwordLogin'
  | 'sendCode'
  | 'codeLogin'
  | 'tokenCheck'
  | 'tokenRefresh'
  | 'logout'

/** It calculates by a rule of contract/rules, whose cases its request can hold. */
export interface RuleLaw {
  /** The rule's lineage. */
  of: string
  /** Fields of the body that take the inputs of a case; of several, each takes those that it has. */
  inputs: string[]
  /**
   * By field of the body, what goes with them: a value, `$version` for that of the rule, `$case.formCode`, or
   * `$inputs.isRenewal` for an input that stands there, false where the case has none.
   */
  with?: Record<string, unknown>
}

export interface FileLaw {
  in: string
  with: Record<string, string>
}

export interface WrongSecretLaw {
  /**
   * By parameter or `body/<field>`: nobody's, so that no account can be locked and no message be sent. `$password` is the
   * member's own, `$wrongPassword` another one, as the gateway takes them; known after a login only.
   */
  with: Record<string, unknown>
  /** The code of the refusal, and those that may stand in its place, such as that of a lock. */
  codes: string[]
  /** After as many failures as LoginForm says, this is the code. */
  locks?: string
}

export interface ListLaws {
  /** Where the records stand; `/records/*` when absent. */
  records?: string
  /** By parameter, the fields that its text is looked for in. */
  keyword?: Record<string, string[]>
  /** The text is looked for in more than the record shows. */
  foundElsewhere?: boolean
  /** By parameter, what every record fulfils; a parameter named as a field needs none; null for what no record shows. */
  filters?: Record<string, string | FilterLaw | null>
  /** By value of `sort`: fields, `-` for descending, `a=b` for records of which that is true last. */
  sorts?: Record<string, string[]>
  /** The order when none is asked for. */
  order?: string[]
  /** Both sides of a record have it in their lists. */
  parties?: boolean
  /** The value of `sort` that is meant when none is given. */
  standard?: string
}

interface FilterLaw {
  field?: string
  /** The only values that choose; others leave the list as it is. */
  values?: unknown[]
  /** By value, further values that it includes. */
  widens?: Record<string, string[]>
  /** Fields of the least and the most, held against the bands (`x-bands`) of the values. */
  within?: [string, string]
  /** Records of which one of these is true are in no band. */
  unless?: Record<string, unknown[]>
  /** `>=` or `<=` where the field has to lie at or beyond the value. */
  limit?: string
  /** It leaves out more, for what no record shows. */
  partial?: boolean
}

export interface CountLaw {
  at: string
  count?: string
  by?: string
  of: string[]
}

export interface Sighting {
  in: string
  with?: Record<string, string>
  at?: string
  where?: Record<string, string>
  has?: Record<string, unknown>
  /** False when what is read has another shape than what was written. */
  same?: boolean
}

export interface StatesLaw {
  by: string
  /** Which record is meant, in that operation's terms. */
  with: Record<string, string>
  /** The field of its body that takes the action. */
  action: string
  /** Where the record is seen with its state. */
  in: string
}

export interface WriteLaws {
  /** Fields of a body that makes something only its owner sees. */
  draft?: Record<string, unknown>
  shows?: Sighting[]
  hidden?: Sighting[]
  change?: { id: string; text: string }
  undo?: { by: string; with: Record<string, unknown>; keeps?: boolean }
  /** What the same request gets the second time. */
  again?: string
  counts?: { in: string; at: string; where?: Record<string, unknown>; count?: string; by: number }[]
  /** What changes the state of what was made. */
  states?: StatesLaw
  /** The operation that reads the whole of what was written. */
  readBy?: string
}

export interface Operation extends ContractOperation {
  service: string
  /** A member's token is taken; without one everybody is answered, too, unless `member`. */
  takesMember: boolean
  laws: DeclaredLaws
}

interface SourceOperation {
  tags?: string[]
  security?: object[]
  'x-laws'?: DeclaredLaws
}

/** The contract's operations with their laws, by id. */
export function readOperations(document: ContractDocument): Map<string, Operation> {
  return new Map(
    listOperations(document).map((operation) => {
      const source = document.paths[operation.path]?.[operation.method.toLowerCase()] as SourceOperation
      const security = source.security ?? []
      return [
        operation.operationId,
        {
          ...operation,
          member: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
          takesMember: security.some((scheme) => Object.keys(scheme).length > 0),
          service: source.tags?.[0] ?? '',
          laws: source['x-laws'] ?? {},
        },
      ]
    }),
  )
}
