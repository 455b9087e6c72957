import { createFileRoute } from '@tanstack/react-router'
import { PhotoField } from '#features/auth/photo/PhotoField.tsx'
import { useSession } from '#features/auth/useSession.ts'
import { ProfileRing } from '#features/enterprise-profile/desk/ProfileRing.tsx'
import { PersonalHomePage } from '#features/personal/home/PersonalHomePage.tsx'
import { Publications } from '#features/personal/home/Publications.tsx'
import { Waiting } from '#features/personal/home/Waiting.tsx'
import { MatchSummary } from '#features/policy/desk/MatchSummary.tsx'
import { StoreStatistics } from '#features/facilitator/statistics/StoreStatistics.tsx'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Endings } from './-Endings.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/home')({
  head: () => ({ meta: [{ title: '个人中心' }] }),
  component: PersonalHome,
})

function PersonalHome() {
  const session = useSession()
  const { user, enterprise } = session ?? {}
  const userId = user?.id
  return (
    <PersonalHomePage
      nickName={user?.nickName}
      image={user?.image}
      enterpriseName={session?.enterprises && (enterprise?.name ?? null)}
      photo={<PhotoField user={user} />}
    >
      <Waiting enterprise={enterprise} />
      <Endings enterprise={enterprise} userId={userId} />
      {session?.enterprises === undefined ? (
        // Reserves their room until it is known whether there is an enterprise.
        <>
          <DeskCard title="企业资料">
            <Skeleton lines={4} />
          </DeskCard>
          <DeskCard title="政策匹配">
            <Skeleton lines={5} />
          </DeskCard>
        </>
      ) : null}
      {enterprise === undefined ? null : <ProfileRing key={`profile-${enterprise.enId}`} enId={enterprise.enId} />}
      {enterprise === undefined || userId === undefined ? null : (
        <MatchSummary key={`match-${enterprise.enId}`} enId={enterprise.enId} userId={userId} />
      )}
      <Publications />
      {enterprise?.faStatus === 'PASS' ? (
        <StoreStatistics key={`store-${enterprise.enId}`} enId={enterprise.enId} />
      ) : null}
    </PersonalHomePage>
  )
}
