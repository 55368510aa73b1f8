import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown in place of what could not be loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/** A part whose script does not come must not take the whole page with it. */
export class LoadBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
