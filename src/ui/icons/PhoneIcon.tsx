import { Icon, type IconProps } from './Icon.tsx'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.5h3l1.5 4.2-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4.2 1.5v3a2 2 0 0 1-2.2 2A16.6 16.6 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
    </Icon>
  )
}
