import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { Impressos } from '@app/contract/armazem/impressos'
import type { Pedido } from '@app/contract/armazem/pedido'
import { ANEXO_LABELS, ANEXOS } from '@app/contract/armazem/pedido'
import type { User } from '@app/contract/casca/session'
import { separarAte } from '@app/rules/armazem/impressos'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { formatDateTime, formatDay, formatDocument } from '../../../../platform/text/format.ts'
import { Code128, QrCode } from '../../../../ui/print/barcode.tsx'
import { Cabeca, Rodape } from '../../../../ui/print/paper.tsx'
import { addressOf, leituraOf, pickingOrder } from './impresso-model.ts'
import { contagem, Fatos, Observacoes, Totais } from './impresso-partes.tsx'
import { linhaKey, linhasOf } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'

type Props = { pedido: Pedido; user: User; em: Date; impressos: Impressos }

const Numero = ({ pedido }: { pedido: Pedido }) => (
  <div className={styles.codG}>
    <Code128 texts={[String(pedido.numeroPedido)]} widthMm={52} />
    <p className="num">
      Pedido <b>{pedido.numeroPedido}</b>
    </p>
  </div>
)

/** Over the lines of every sheet of an order that its client has not concluded. */
const Rascunho = ({ pedido, colunas }: { pedido: Pedido; colunas: number }) =>
  !pedido.concluido && (
    <tr>
      <td colSpan={colunas} className={styles.rascunho}>
        RASCUNHO
      </td>
    </tr>
  )

const Quantidade = ({ linha: { produto, quantidade } }: { linha: PedidoLinhaForm }) => (
  <>
    <b className="qt">{formatQuantidade(quantidade)}</b> {produto.unidade}
  </>
)

const Lote = ({ linha: { lote, dataValidade } }: { linha: PedidoLinhaForm }) => (
  <>
    <b>{lote || 'Sem lote'}</b>
    <br />
    {dataValidade ? formatDay(dataValidade) : 'sem validade'}
  </>
)

/** The columns that both papers share, in the same order. */
const LinhaCabeca = () => (
  <>
    <th scope="col">Código</th>
    <th scope="col">Descrição</th>
    <th scope="col">
      Lote
      <br />
      Validade
    </th>
    <th scope="col" className="d">
      Quantidade
    </th>
  </>
)

const LinhaCelulas = ({ linha }: { linha: PedidoLinhaForm }) => (
  <>
    <td className="num">
      <b>{linha.produto.codigoProduto}</b>
    </td>
    <td>{linha.produto.descricao}</td>
    <td className="num">
      <Lote linha={linha} />
    </td>
    <td className="d num">
      <Quantidade linha={linha} />
    </td>
  </>
)

/** The order's paper for the transport: facts, lines, its documents, and the code that opens it. */
export function PapelPedido({ pedido, user, em, impressos }: Props) {
  const linhas = linhasOf(pedido.itens)
  const address = addressOf(location.origin, pedido)
  const papers = ANEXOS.filter((campo) => pedido[campo])
  return (
    <article className="folha" aria-label={`Pedido ${pedido.numeroPedido}`}>
      <Cabeca title="Pedido" casa={impressos} code={<Numero pedido={pedido} />} />
      <Fatos pedido={pedido} />
      <table className={clsx('tb', styles.pedP)}>
        <thead>
          <Rascunho pedido={pedido} colunas={4} />
          <tr>
            <LinhaCabeca />
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linhaKey(linha)}>
              <LinhaCelulas linha={linha} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{contagem(linhas)}</td>
            <td className="d num">
              <Totais linhas={linhas} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.meio}>
        <div>
          <Observacoes texto={pedido.observacoes} />
          <dl className={styles.ficha}>
            <div>
              <dt>CNPJ do cliente</dt>
              <dd className="num">{formatDocument(pedido.cliente.cnpjCpf) || '—'}</dd>
            </div>
            <div>
              <dt>Entrada</dt>
              <dd className="num">{formatDateTime(pedido.criadoEm)}</dd>
            </div>
            <div>
              <dt>Cadastro</dt>
              <dd>{pedido.concluido ? 'Concluído' : 'Não concluído'}</dd>
            </div>
            <div>
              <dt>Anexos</dt>
              <dd>{papers.map((campo) => ANEXO_LABELS[campo]).join(', ') || 'nenhum'}</dd>
            </div>
          </dl>
        </div>
        <aside className={styles.qr} aria-label="Endereço do pedido">
          <QrCode text={address} />
          <b>Pedido {pedido.numeroPedido}</b>
          <p className="num">{address}</p>
        </aside>
      </div>
      <Rodape user={user} em={em} />
    </article>
  )
}

/** The picking list: product by product, earliest expiry first, with a box to tick and a code to scan. */
export function PapelSeparacao({ pedido, user, em, impressos }: Props) {
  const linhas = pickingOrder(pedido)
  return (
    <article className="folha" aria-label={`Lista de separação do pedido ${pedido.numeroPedido}`}>
      <Cabeca title="Lista de separação" casa={impressos} code={<Numero pedido={pedido} />} />
      <Fatos pedido={pedido} separarAte={separarAte(pedido, impressos.tempoSeparacao)} />
      <table className={clsx('tb', styles.sep)}>
        <thead>
          <Rascunho pedido={pedido} colunas={7} />
          <tr>
            <th scope="col">
              <span className="so-leitor">Feito</span>
            </th>
            <LinhaCabeca />
            <th scope="col" className="c">
              Separado
            </th>
            <th scope="col">Leitura</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linhaKey(linha)}>
              <td>
                <span className={styles.cx} role="img" aria-label="a separar" />
              </td>
              <LinhaCelulas linha={linha} />
              <td className="c">
                <span className={styles.esc} role="img" aria-label="em branco" />
              </td>
              <td className={styles.cb}>
                <Code128 texts={leituraOf(linha)} widthMm={46} caption />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4} className="conta">
              {contagem(linhas)}
            </td>
            <td className="d num">
              <Totais linhas={linhas} />
            </td>
            <td colSpan={2}>
              <span className="so-leitor">no total</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <Observacoes texto={pedido.observacoes} />
      <div className="ass">
        {['Separado por, data e hora', 'Conferido por, data e hora', 'Volumes'].map((what) => (
          <p key={what}>
            <span />
            {what}
          </p>
        ))}
      </div>
      <Rodape user={user} em={em} />
    </article>
  )
}
