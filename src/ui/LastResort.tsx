import { Component, type ReactNode } from 'react'

/** 2.7-08: a text without dependencies, for when the error page itself fails. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div>
        <p>页面出错了，请刷新页面或稍后再试</p>
        <button type="button" onClick={() => window.location.reload()}>
          刷新页面
        </button>
      </div>
    )
  }
}
