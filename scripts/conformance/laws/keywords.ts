import type { ListReader } from './listReader.ts'
import { partsFrom } from './expressions.ts'
import { contains, identityOf, wordsOf, type Listed } from './records.ts'
import type { ListLaws } from '../declared.ts'
import { valuesAt } from '../schema.ts'

type Fields = Record<string, unknown>

/** How many records are tried to find one whose word is in no other of its fields. */
const recordsTried = 12

/** A word from a record finds it, blanks around the word are ignored, and a word from no record finds nothing. */
export async function holdKeywords(list: ListReader, all: Listed): Promise<void> {
  for (const [name, fields] of Object.entries(list.laws.keyword ?? {})) {
    for (const [place, searched] of fields.entries()) {
      const known = wordIn(all.records, searched, fields)
      if (known === undefined) continue
      const { record, word } = known
      const found = await list.read({ [name]: word }, 2)
      if (found === undefined) continue
      const id = identityOf(record)
      list.report(
        `word ${name}${place === 0 ? '' : ` ${searched}`}`,
        'keywords',
        `${name}=${word} 能找到 ${searched} 含此词的 ${id}`,
        !found.isWhole || found.records.some((each) => identityOf(each) === id)
          ? undefined
          : { actual: `${found.total} 条，没有它`, exchange: found.exchange },
      )
      const stray =
        list.laws.elsewhere === undefined
          ? found.records.find((each) => !fields.some((field) => contains(valuesAt(each, `/${field}`), word)))
          : undefined
      list.report(
        `word ${name} only`,
        'keywords',
        `${name}=${word} 只找到 ${fields.join('、')} 含此词的记录`,
        stray && { actual: `含 ${identityOf(stray)}`, exchange: found.exchange },
      )
      const blank = await list.read({ [name]: ` ${word} ` }, 1)
      if (blank !== undefined)
        list.report(
          `word ${name} blanks`,
          'keywords',
          `${name} 两端的空白不计，仍为 ${found.total} 条`,
          blank.total === found.total ? undefined : { actual: `${blank.total} 条`, exchange: blank.exchange },
        )
    }
    if (list.laws.elsewhere !== undefined) await findElsewhere(list, all, name, list.laws.elsewhere)
    await findByPart(list, all, name, fields)
    await findLiterally(list, all, name, fields)
    const absent = await list.read({ [name]: '无此词䶮䶮' }, 1)
    if (absent !== undefined)
      list.report(
        `word ${name} absent`,
        'keywords',
        `${name} 为没有的词时为空列表`,
        absent.total === 0 && absent.records.length === 0
          ? undefined
          : { actual: `${absent.total} 条`, exchange: absent.exchange },
      )
  }
}

/** A record, and a word in this field that is in none of the other fields, if there is one. */
export function wordIn(records: readonly Fields[], searched: string, fields: readonly string[]) {
  const others = fields.filter((field) => field !== searched)
  const candidates = records.slice(0, recordsTried).flatMap((record) => {
    const words = wordsOf(valuesAt(record, `/${searched}`))
    const own = words.find((word) => !others.some((field) => contains(valuesAt(record, `/${field}`), word)))
    return words[0] === undefined ? [] : [{ record, word: own ?? words[0], isOwn: own !== undefined }]
  })
  return candidates.find(({ isOwn }) => isOwn) ?? candidates[0]
}

/** A word that only the detail of a record has finds it, too. */
async function findElsewhere(
  list: ListReader,
  all: Listed,
  name: string,
  { in: id, with: given, fields }: NonNullable<ListLaws['elsewhere']>,
): Promise<void> {
  const operation = list.run.operation(id)
  for (const searched of fields) {
    for (const record of all.records.slice(0, recordsTried)) {
      const of = Object.entries(given).map(([parameter, field]) => [parameter, record[field]])
      const parts = partsFrom(operation, Object.fromEntries(of) as Fields)
      const { outcome } = await list.values.answer(operation, parts, list.success.as)
      if (outcome.kind !== 'success') continue
      const shown = [...(list.laws.keyword?.[name] ?? []), ...fields.filter((each) => each !== searched)]
      const known = wordIn([outcome.data as Fields], searched, [searched, ...shown])
      if (known?.isOwn !== true) continue
      const found = await list.read({ [name]: known.word }, 2)
      list.report(
        `word ${name} ${id} ${searched}`,
        'keywords',
        `${name}=${known.word} 能找到 ${id} 的 ${searched} 含此词的 ${identityOf(record)}`,
        found?.isWhole !== true || found.records.some((each) => identityOf(each) === identityOf(record))
          ? undefined
          : { actual: `${found.total} 条，没有它`, exchange: found.exchange },
      )
      break
    }
  }
}

/**
 * A list that has to be asked for with a word finds a record by the beginning of its word, too, and with it others that
 * no whole word would show.
 */
async function findByPart(list: ListReader, all: Listed, name: string, fields: readonly string[]): Promise<void> {
  const [searched = ''] = fields
  const isRequired = list.operation.parameters.some(
    (parameter) => parameter.name === name && parameter.required === true,
  )
  const known = isRequired ? wordIn(all.records, searched, fields) : undefined
  const part = known?.word.slice(0, 2)
  const found = part === undefined ? undefined : await list.read({ [name]: part }, 2)
  if (known === undefined || found === undefined) return
  const isFound = !found.isWhole || found.records.some((each) => identityOf(each) === identityOf(known.record))
  list.report(
    `word ${name} part`,
    'keywords',
    `${name}=${part} 能找到以此开头的 ${identityOf(known.record)}`,
    isFound ? undefined : { actual: `${found.total} 条，没有它`, exchange: found.exchange },
  )
}

/** Database wildcards are ordinary characters here: they must not find everything. */
async function findLiterally(list: ListReader, all: Listed, name: string, fields: readonly string[]): Promise<void> {
  for (const word of ['%', '_', "'"]) {
    const found = await list.read({ [name]: word }, 1)
    if (found === undefined || all.total === 0) continue
    const isEverywhere = all.records.every((record) =>
      fields.some((field) => contains(valuesAt(record, `/${field}`), word)),
    )
    list.report(
      `word ${name} literal`,
      'keywords',
      `${name}=${word} 只找到含此字符的记录`,
      found.total < all.total || isEverywhere
        ? undefined
        : { actual: `全部 ${found.total} 条`, exchange: found.exchange },
    )
  }
}
