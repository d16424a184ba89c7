import { formatCount, formatInteger } from '../../../../platform/text/format.ts'

/** The number of unread messages, beside the menu entry. */
export const NaoLidasCount = ({ total }: { total: number }) =>
  total > 0 && (
    <span className="conta">
      <span aria-hidden="true">{formatInteger(total)}</span>
      <span className="so-leitor">{formatCount(total, 'mensagem não lida', 'mensagens não lidas')}</span>
    </span>
  )
