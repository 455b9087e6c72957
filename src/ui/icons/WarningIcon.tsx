import { Icon, type IconProps } from './Icon.tsx'

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.3h.01" />
    </Icon>
  )
}
