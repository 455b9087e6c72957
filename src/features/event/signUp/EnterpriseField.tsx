import type { ComponentProps } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'

interface EnterpriseFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Undefined until they are known. */
  offered: readonly Schema<'Enterprise'>[] | undefined
}

/** The enterprise that the user signs up for. Without any there is a link to bind one; what has been typed is kept. */
export function EnterpriseField({ offered, ...select }: EnterpriseFieldProps) {
  return (
    <SelectField
      {...select}
      label="报名企业"
      placeholder={offered === undefined ? '正在加载…' : undefined}
      options={(offered ?? []).map(({ enId, name }) => ({ value: enId, label: name }))}
      required
      hint={
        offered?.length === 0 ? (
          <>
            报名要以企业的名义，您还没有关联企业，请先<Anchor href="/user/relation">绑定企业</Anchor>
            ，已填写的内容会保留
          </>
        ) : undefined
      }
    />
  )
}
