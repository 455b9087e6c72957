import { createFileRoute } from '@tanstack/react-router'
import { PhotoField } from '../../../../../features/auth/photo/PhotoField.tsx'
import { useSession } from '../../../../../features/auth/useSession.ts'
import { HomePage } from '../../../../../features/personal/home/HomePage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/home')({
  head: () => ({ meta: [{ title: '个人中心' }] }),
  component: PersonalHome,
})

function PersonalHome() {
  const session = useSession()
  return (
    <HomePage
      nickName={session?.user?.nickName}
      image={session?.user?.image}
      enterpriseName={session?.enterprises && (session.enterprise?.name ?? null)}
      photo={<PhotoField user={session?.user} />}
    />
  )
}
