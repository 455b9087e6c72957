import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { ProfileForm } from '#features/enterprise-profile/ProfileForm.tsx'
import { RelationPage } from '#features/personal/relation/RelationPage.tsx'

export const Route = createFileRoute('/_default/_user/user/relation')({
  head: () => ({ meta: [{ title: '关联企业' }] }),
  component: Relation,
})

function Relation() {
  const session = useSession()
  return (
    <RelationPage
      enterprises={session?.enterprises}
      currentId={session?.enterprise?.enId}
      userId={session?.user?.id}
      renderBindForm={({ onBound, onClear, onApply }) => (
        <ProfileForm
          mode="bind-only"
          member={{ id: session?.user?.id }}
          onClear={onClear}
          onApply={onApply}
          onDone={({ info }) => onBound(info.basicDTO.name)}
        />
      )}
    />
  )
}
