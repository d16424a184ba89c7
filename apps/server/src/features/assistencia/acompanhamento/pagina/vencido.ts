import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { formatReais } from '@app/rules/casca/dinheiro'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'
import { diaCurto, type Relogio } from './estado.ts'
import { faixa } from './moldura.ts'

type Orcamento = NonNullable<AcompanhamentoOs['orcamento']>

/** What the post reads when a consumer asks for another budget. */
export const PEDIDO_DE_NOVO = 'O orçamento venceu, e eu ainda quero o conserto. Peço um orçamento novo.'

/** When she asked for another one; what was said before the last day was about something else. */
const pedidoEm = ({ conversa }: AcompanhamentoOs, { validoAte }: Orcamento): string | undefined =>
  conversa.findLast(
    ({ de, texto, em }) => de === 'CLIENTE' && texto === PEDIDO_DE_NOVO && new Date(em) > new Date(validoAte),
  )?.em

const pedir = (em: string | undefined, quando: Relogio): Markup =>
  em === undefined
    ? html`<form method="post" class="fecho" aria-label="Pedir um orçamento novo">
        <p class="t2 sm">O posto responde nesta página.</p>
        <button class="botao principal largo" name="ato" value="pedirNovo">Pedir um orçamento novo</button>
      </form>`
    : faixa('sucesso', `Você pediu um orçamento novo em ${quando(em)}. O posto responde nesta página.`)

/** A budget past its last day: what it was, that nothing of it is owed, and the way to another one. */
export const vencido = (os: AcompanhamentoOs, orcamento: Orcamento, quando: Relogio): Part => [
  html`<section aria-labelledby="ac-orcamento">
    <div class="entre">
      <h2 id="ac-orcamento">Orçamento</h2>
      <span class="t2 sm">valeu até <span class="num">${diaCurto(quando, orcamento.validoAte)}</span></span>
    </div>
    <div class="quadro">
      <ul class="lin">
        ${orcamento.linhas.map(
          ({ titulo, quantidade, valor, garantia }) =>
            html`<li>
              <b>${quantidade === 1 ? titulo : `${quantidade} × ${titulo}`}</b>
              ${
                garantia
                  ? html`<span class="val gar">pela garantia</span>`
                  : html`<span class="val num">${formatReais(valor)}</span>`
              }
            </li>`,
        )}
      </ul>
      <dl class="contas">
        <dt>Custava</dt>
        <dd class="num">${formatReais(orcamento.linhas.reduce((soma, { valor }) => soma + valor, 0))}</dd>
      </dl>
    </div>
  </section>`,
  pedir(pedidoEm(os, orcamento), quando),
]
