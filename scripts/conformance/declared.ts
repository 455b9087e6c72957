import { listOperations, type ContractDocument, type ContractOperation } from '#compiler/document.ts'
import type { WriteLaws } from './declaredWrites.ts'

/**
 * What the contract says about an operation in `x-laws`, besides its schemas (contract/README.md, Laws). A source is
 * written `operationId?query#pointer[from:to]`, and an expression `$request.body.id`, `$response.id` or `$found.id`.
 */
export interface DeclaredLaws {
  /** Its part in logins and sessions, which no other operation has. */
  part?: Part
  /** For an operation that is not GET but changes nothing: its question does not fit into an address. */
  effect?: 'reads'
  /** Why the check calls it only with the caller's own values. */
  onlyAsked?: string
  /** When there are several, each uses its own fields of the body. */
  rule?: RuleLaw | RuleLaw[]
  /** The reply is a list that shows the table of a rule. */
  table?: TableLaw
  /** Fields of a list of rule versions that are the same in contract/rules. */
  editions?: string[]
  /** By parameter or `body/<field>`: where to find a gateway's own values. */
  values?: Record<string, string>
  /** Further values that go together, by parameter: each a text, or a source. */
  variants?: Record<string, string>[]
  list?: ListLaws
  /** In which order the record before, the record itself and the next one stand, and the fields in which they are alike. */
  neighbours?: { order: string[]; alike?: string[] }
  counts?: CountLaw[]
  /** Places of the reply that have every value of a list; with `inOrder`, also in its order. */
  covers?: { at: string; of: string; inOrder?: true }[]
  /** Numbers that are the mean of the values of a list. */
  means?: MeanLaw[]
  /** Optional parameters that narrow what is counted, and where to find their values. */
  narrows?: Record<string, string>
  /** Pointers with equal values: the first equals the sum of the second. */
  sums?: [string, string][]
  /** Each part is the sum of the details in another operation's reply. */
  adds?: { each: string; fields: string[]; of: string }
  /** Parts of other replies that are the same as this whole reply. */
  same?: SameLaw[]
  /** By pointer of the reply, the source of that value, with values of the request in it: `getNews?id={body/id}#/dept`. */
  tells?: Record<string, string>
  /** Fields whose digits are partly hidden from visitors. */
  masked?: string[]
  /** By parameter, the list that has so many records, and how many it has without the parameter. */
  spans?: Record<string, { at: string; usual: number }>
  /** The parameter with the names of the reply's properties. */
  keys?: string
  /** The operation that replies with one of those properties, and its parameter for the name. */
  keyed?: { in: string; with: string }
  /** By parameter, where the reply has names that are also found by their pinyin. */
  spelt?: Record<string, string[]>
  /** Codes at the pointer are below the region that the parameter names. */
  under?: Record<string, string>
  writes?: WriteLaws
  /**
   * Parameters or `body/<field>`: a request with a wrong value for one of these has no effect, even if it is accepted.
   */
  harmless?: string[]
  /** By parameter or `body/<field>`: which of the records that the caller sees it takes. */
  needs?: Record<string, NeedLaw>
  /** By parameter or `body/<field>`: the codes that refuse a value of somebody else, and one that nobody has. */
  refuses?: Record<string, RefusalLaw>
  /** Values of the reply that are the moment of the reply. */
  now?: string[]
  /** Values of the reply that are new each time. */
  fresh?: string[]
  /** The same request gets the same reply, always. */
  steady?: true
  /** Parameters that accept any value, whether or not the gateway knows it. */
  anyValue?: string[]
  /** It keeps nothing of what it calculates. */
  trial?: true
  /** Its records are the same for all members. */
  shared?: boolean
  /** The parameter with the name of the downloaded file. */
  attachment?: string
  /** Where the uploaded file can be read again. */
  file?: FileLaw
  /** Secrets that belong to nobody, and the reply to them. */
  wrongSecret?: WrongSecretLaw | WrongSecretLaw[]
}

export type Part =
  | 'tenant'
  | 'currentUser'
  | 'newCaptcha'
  | 'captcha'
  | 'passwordLogin'
  | 'sendCode'
  | 'registerCode'
  | 'codeLogin'
  | 'codeEntry'
  | 'registration'
  | 'firstPassword'
  | 'passwordReset'
  | 'passwordChange'
  | 'tokenCheck'
  | 'tokenRefresh'
  | 'logout'

/** It calculates by a rule of contract/rules, and its request can contain the rule's cases. */
export interface RuleLaw {
  /** The rule's name without a version. */
  of: string
  /** Fields of the body for a case's inputs. When there are several, each takes the inputs that it has. */
  inputs: string[]
  /**
   * By field of the body, values to send with the inputs: a literal, `$version` for the rule's version,
   * `$case.formCode`, or `$inputs.isRenewal` for an input in that place, false when the case has none.
   */
  with?: Record<string, unknown>
}

export interface TableLaw {
  /** The rule's name without a version. */
  of: string
  /** The field with a row's code, and the list of its limits, each with `key` and `bounds`. */
  code: string
  limits: string
}

/** The record has one of these values in each field; another one is refused with the code, 4030 if none is stated. */
export interface NeedLaw {
  when: Record<string, unknown[]>
  /** The list of the records' ids, if it is not the one that the value is taken from. */
  of?: string
  code?: string
}

/** Without a code, the convention holds: 4030 or 4040. */
export interface RefusalLaw {
  foreign?: string
  unknown?: string
}

export interface MeanLaw {
  at: string
  /** What `{by}` in the list stands for: a field of the reply. */
  by: string
  of: string
}

export interface SameLaw {
  in: string
  /** By parameter of that operation: an expression. */
  with: Record<string, string>
  at: string
}

export interface FileLaw {
  in: string
  with: Record<string, string>
  /** The ending of files that only who uploaded them may read until they belong to a record. */
  own?: string
}

export interface WrongSecretLaw {
  /**
   * By parameter or `body/<field>`: values that belong to nobody, so that no account is locked and no message is sent.
   * `$password` is the member's own and `$wrongPassword` another one, as the gateway expects them. Both are known only
   * after a login. `$captcha` is the id of a new graphic captcha. A source is what that operation has just given out.
   */
  with: Record<string, unknown>
  /** The code of the refusal, and codes that may replace it, such as that of a lock. */
  codes: string[]
  /** The code after as many failures as LoginForm states. */
  locks?: string
}

export interface ListLaws {
  /** The pointer to the records. By default `/records/*`. */
  records?: string
  /** By parameter, the fields in which its text is searched. */
  keyword?: Record<string, string[]>
  /** The text is also searched in these fields of the detail, which takes its parameters from the record's fields. */
  elsewhere?: { in: string; with: Record<string, string>; fields: string[] }
  /**
   * By parameter, what every record must match. A parameter with the name of a field needs no entry. Null when the
   * records do not show it.
   */
  filters?: Record<string, string | FilterLaw | null>
  /**
   * By value of `sort`: fields, `-` for descending, `a=b` to put records with that value last; a list's greatest value
   * with its unit (contract/README.md).
   */
  sorts?: Record<string, string[]>
  /** By value of `sort`, the number of the detail that falls from record to record. */
  sortsElsewhere?: Record<string, { in: string; with: Record<string, string>; at: string }>
  /** By parameter, where the detail of each record shows what it filters by; with `open`, no value there means any. */
  filtersElsewhere?: Record<string, { in: string; with: Record<string, string>; at: string; open?: boolean }>
  /** By field, the only values that its records have. */
  only?: Record<string, unknown[]>
  /** By field, a source of what the member keeps: each record has one of these values in one of the fields. */
  among?: Record<string, string>
  /** By field, a list of the member: no record has one of its values. */
  none?: Record<string, string>
  /** The order without `sort`. */
  order?: string[]
  /** The moment or number of the detail that rises from record to record. */
  orderElsewhere?: { in: string; with: Record<string, string>; at: string }
  /** The list in parts, each with its order: the records that have these values, and at last the others. */
  parts?: { when?: Record<string, unknown[]>; order: string[] }[]
  /** Records with these values may stand anywhere in the parts. */
  aside?: Record<string, unknown[]>
  /** Both parties of a record have it in their lists. */
  parties?: boolean
  /** The default value of `sort`. */
  standard?: string
}

interface FilterLaw {
  field?: string
  /** The only values that filter. Others leave the list unchanged. */
  values?: unknown[]
  /** By value, further values that it includes. */
  widens?: Record<string, string[]>
  /** The list of the nodes of a tree, with their `children`: a node also finds what is below it. */
  tree?: string
  /** The fields of the minimum and maximum, which are compared with the bands (`x-bands`) of the values. */
  within?: [string, string]
  /** Records that match one of these are in no band. */
  unless?: Record<string, unknown[]>
  /** `>=` or `<=` when the field must be at or beyond the value. */
  limit?: string
  /** It leaves only records that lack this field. */
  absent?: string
  /** The region is one of the field, or in one; no region is every one. */
  around?: boolean
  /** Where to find values when no record shows one. */
  of?: string
  /** It also filters by something that the records do not show. */
  partial?: boolean
}

export interface CountLaw {
  at: string
  count?: string
  /** What `{by}` in the lists stands for: a field of the counted item, or the pointer to a value of the reply. */
  by?: string
  of: string[]
  /** What is counted is the length of a list in the reply, which has no more than so many. */
  upTo?: number
  /** Only the records with these values count. */
  when?: Record<string, unknown[]>
}

export interface Operation extends ContractOperation {
  service: string
  /** Accepts a member's token. Visitors are answered too, unless `member`. */
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
