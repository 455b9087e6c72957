import { pinyin } from 'pinyin-pro'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer, Values } from '../values.ts'

/** A name that is suggested is suggested by its pinyin, too: in full and as the initials. */
export async function holdSpelt(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  for (const [parameter, places] of Object.entries(operation.laws.spelt ?? {}))
    for (const place of places) {
      const names = success?.outcome.kind === 'success' ? valuesAt(success.outcome.data, place) : []
      const name = names
        .map(String)
        .map(plainBeginning)
        .find((beginning) => beginning !== '')
      if (name === undefined || run.isOver) continue
      for (const [words, spelling] of Object.entries(spellingsOf(name))) {
        const parts = await values.parts(operation, { [parameter]: spelling })
        if (parts === undefined) continue
        const { exchange, outcome } = await values.answer(operation, parts)
        const isFound = outcome.kind !== 'success' || valuesAt(outcome.data, place).length > 0
        run.check(
          operation,
          'lists',
          isFound
            ? undefined
            : {
                rule: `spelt ${place}`,
                expected: `${parameter} 为“${name}”的${words} ${spelling} 时，${place} 中也有`,
                actual: '一个也没有',
                clause: operationClause(operation.service, operation.operationId),
                exchange,
              },
        )
      }
    }
}

/** So many characters have a spelling that few other names have. */
const fewest = 3
const most = 6

/** The first characters of a name, each of which has one reading only. */
function plainBeginning(name: string): string {
  const characters = /^\p{Script=Han}+/u.exec(name)?.[0] ?? ''
  const plain = Array.from(characters).findIndex((each) => pinyin(each, { multiple: true, type: 'array' }).length !== 1)
  const beginning = characters.slice(0, plain < 0 ? most : Math.min(plain, most))
  return beginning.length < fewest ? '' : beginning
}

function spellingsOf(name: string): Record<string, string> {
  const syllables = pinyin(name, { toneType: 'none', type: 'array' })
  return { 拼音: syllables.join(''), 拼音首字母: syllables.map((syllable) => syllable[0]).join('') }
}
