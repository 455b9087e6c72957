import { useFormContext, useWatch } from 'react-hook-form'
import { LeaveGuard } from '../../../ui/leave/LeaveGuard.tsx'
import type { ProfileValues } from '../profileValues.ts'

/** Asks before the page is left with sections that have not been saved. */
export function UnsavedGuard({ saved }: { saved: ProfileValues }) {
  const { control } = useFormContext<ProfileValues>()
  const values = useWatch({ control })
  return (
    <LeaveGuard active={JSON.stringify(values) !== JSON.stringify(saved)}>
      有修改还没有保存。离开后，草稿保留在本机，回到这里可以继续填写。
    </LeaveGuard>
  )
}
