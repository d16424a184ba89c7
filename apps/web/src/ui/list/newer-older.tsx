import { Button } from '../page/button.tsx'

type Props = { page: number; pages: number | undefined; onPage: (page: number) => void }

/** The way through pages of a card, the newest first; a button only where there is a page. */
export const NewerOlder = ({ page, pages, onPage }: Props) => (
  <>
    {page > 0 && (
      <Button small look="quiet" onClick={() => onPage(page - 1)}>
        Mais novas
      </Button>
    )}
    {pages !== undefined && page + 1 < pages && (
      <Button small look="quiet" onClick={() => onPage(page + 1)}>
        Mais antigas
      </Button>
    )}
  </>
)
