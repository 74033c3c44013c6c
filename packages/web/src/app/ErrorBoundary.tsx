import { Component, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { isUnfetched, messageOf } from '../port/failure.ts';
import { t } from '../text/text.ts';
import { Link } from './router.tsx';

const SaveFault = lazy(async () => ({ default: (await import('./SaveFault.tsx')).SaveFault }));

interface ErrorBoundaryProps {
  /** Where this is. At another place it is tried anew. */
  readonly at?: string;
  /** What stands there instead of what cannot be fetched or shown. */
  instead(error: unknown): ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | undefined;
}

/** A part of the page that leaves the rest standing when it breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { broken: { error } };
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps): void {
    if (at !== this.props.at && this.state.broken !== undefined) this.setState({ broken: undefined });
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === undefined ? this.props.children : this.props.instead(broken.error);
  }
}

/** Something the page is whole without: it comes when it is there, and is not missed. */
export function Spare({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ErrorBoundary instead={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface BrokenProps {
  readonly error: unknown;
}

/** Instead of a part of a page. */
export function BrokenPart({ error }: BrokenProps): ReactElement {
  return (
    <div className="waiting-words" role="alert">
      <p>{whatBroke(error)}</p>
      <TryAgain />
    </div>
  );
}

/** Instead of a whole page. */
export function BrokenPage({ error }: BrokenProps): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words" role="alert">
        <p>{whatBroke(error)}</p>
        <p className="soft">{t('Your tables are safe.')}</p>
        <TryAgain />
        <Link className="button" to="/">
          {t('Go to front page')}
        </Link>
        <Spare>
          <SaveFault broke={messageOf(error)} />
        </Spare>
      </div>
    </main>
  );
}

function whatBroke(error: unknown): string {
  return isUnfetched(error)
    ? t('This part failed to load. Check your connection and try again.')
    : t('This part could not be displayed.');
}

/** Opens the page anew: a browser remembers what did not come, and does not ask for it twice. */
function TryAgain(): ReactElement {
  return (
    <button type="button" className="button primary" onClick={() => location.reload()}>
      {t('Try again')}
    </button>
  );
}
