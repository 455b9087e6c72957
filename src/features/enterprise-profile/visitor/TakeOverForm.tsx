import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { ofTheWhole, useAttempt } from '#calls/useAttempt.ts'
import { invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import type { ProfileValues } from '../profileValues.ts'
import { useRegionText } from '../form/useRegionText.ts'
import { profileNumbers } from '../profileFields.ts'
import { profileDictsQuery } from '../profileQueries.ts'
import type { SectionKey } from '../profileSections.ts'
import { saveSections } from '../enterprise-resume/saveSection.ts'
import { mergedProfile, type ProfileDifference } from './profileDifferences.ts'
import type { Taken } from './TakenOver.tsx'
import styles from './TakeOver.module.css'

interface TakeOverFormProps {
  enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'name'>
  /** The gateway's version. */
  own: ProfileValues
  /** As filled in before the login. */
  values: ProfileValues
  /** Year of the business data. */
  year: number
  differences: readonly ProfileDifference[]
  onDecline: () => void
  onTaken: (taken: Omit<Taken, 'profile'>) => void
}

/** Shows field by field what would change. Changes that fill a gap are preselected, replacements are not. */
export function TakeOverForm({ enterprise, own, values, year, differences, onDecline, onTaken }: TakeOverFormProps) {
  const { enId, name } = enterprise
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ replaces }) => !replaces).map(({ path }) => path)),
  )
  const [pending, setPending] = useState(false)
  const { failures, attempt } = useAttempt(ofTheWhole)
  const taken = differences.filter(({ path }) => chosen.has(path))

  function choose(path: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(path)
    else next.delete(path)
    setChosen(next)
  }

  async function takeOver() {
    setPending(true)
    const sections = [...new Set(taken.map(({ section }) => section))]
    const paths = taken.map(({ path }) => path)
    const merged = mergedProfile(own, values, paths)
    const reply = await attempt((call) => saveSections(call, { enId, year, values: merged, sections }))
    if (reply === undefined) setPending(false)
    else onTaken({ enId, name, count: paths.length, before: own, sections, year })
    await invalidate(queryClient, 'getEnterpriseDetails')
  }

  return (
    <>
      <p className={styles['text']}>
        您登录前在本机填写的内容，有 {differences.length} 项与“{name}
        ”的企业档案不同。选择要带入的项目；没有选的，档案保持不变。
      </p>
      <ul className={styles['fields']}>
        {differences.map(({ path, label, replaces }) => (
          <li key={path}>
            <label className={styles['field']}>
              <input
                type="checkbox"
                checked={chosen.has(path)}
                onChange={({ target }) => choose(path, target.checked)}
              />
              <strong>{label}</strong>
            </label>
            <p className={styles['change']}>
              <span>
                档案：
                <FieldText values={own} path={path} />
              </span>
              <span className={styles['next']}>
                登录前填写：
                <FieldText values={values} path={path} />
              </span>
              {replaces ? <span className={styles['replaces']}>选中会替换档案里的内容</span> : null}
            </p>
          </li>
        ))}
      </ul>
      <FormError messages={failures} />
      <div className={styles['answers']}>
        <Button look="primary" disabled={taken.length === 0} busy={pending} onClick={() => void takeOver()}>
          {pending ? '带入中…' : `带入所选 ${taken.length} 项`}
        </Button>
        <Button onClick={onDecline}>暂不带入</Button>
      </div>
    </>
  )
}

interface FieldTextProps {
  values: ProfileValues
  /** E.g. `personnelDTO.employeeAmount`. */
  path: string
}

/** A field of the profile as text; 未填写 when empty. */
function FieldText({ values, path }: FieldTextProps) {
  const dicts = useQuery(profileDictsQuery).data
  const regionText = useRegionText(values.basicDTO)
  const [section, name = ''] = path.split('.') as [SectionKey, string | undefined]
  const value = (values[section] as Record<string, unknown>)[name]
  return textOf() || '未填写'

  function textOf(): string {
    if (path === 'basicDTO.regProvince') return regionText
    if (path === 'basicDTO.enType')
      return values.basicDTO.enType.map((type) => labelOf(dicts?.EN_TYPE, type)).join('、')
    if (path === 'projectDTO.projectState') return labelOf(dicts?.PO_PJ_STATE, values.projectDTO.projectState)
    if (Array.isArray(value)) return (value as Schema<'AptitudeItem'>[]).map(aptitudeText).join('、')
    const unit = profileNumbers[section][name]?.unit
    const text = typeof value === 'string' ? value : ''
    return text === '' || unit === undefined ? text : `${text} ${unit}`
  }
}

function labelOf(entries: readonly Schema<'DictEntry'>[] | undefined, value: string): string {
  return entries?.find((entry) => entry.value === value)?.label ?? value
}

function aptitudeText({ codeStr, levelStr, date }: Schema<'AptitudeItem'>): string {
  const details = [levelStr, date].filter(Boolean).join('，')
  return details === '' ? codeStr : `${codeStr}（${details}）`
}
