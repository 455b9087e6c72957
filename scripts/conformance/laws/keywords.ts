import type { ListReader } from './listReader.ts'
import { contains, identityOf, wordOf, type Listed } from './records.ts'

/** A word from a record finds it, blanks around the word are ignored, and a word from no record finds nothing. */
export async function holdKeywords(list: ListReader, all: Listed): Promise<void> {
  for (const [name, fields] of Object.entries(list.laws.keyword ?? {})) {
    for (const [place, searched] of fields.entries()) {
      const record = all.records.find((each) => wordOf(each[searched]) !== undefined)
      const word = wordOf(record?.[searched])
      if (record === undefined || word === undefined) continue
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
        list.laws.foundElsewhere === true
          ? undefined
          : found.records.find((each) => !fields.some((field) => contains(each[field], word)))
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

/** Database wildcards are ordinary characters here: they must not find everything. */
async function findLiterally(list: ListReader, all: Listed, name: string, fields: readonly string[]): Promise<void> {
  for (const word of ['%', '_', "'"]) {
    const found = await list.read({ [name]: word }, 1)
    if (found === undefined || all.total === 0) continue
    const isEverywhere = all.records.every((record) => fields.some((field) => contains(record[field], word)))
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
