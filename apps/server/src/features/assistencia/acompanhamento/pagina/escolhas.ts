import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { qrcode, drawingSVG } from 'bwip-js/generic'
import { formatReais } from '@app/rules/casca/dinheiro'
import { html, Markup, type Part } from '../../../../platform/http/pages/html.ts'
import { type Enviado, preenchidoDe, problemas } from './formulario.ts'
import { icone } from './icones.ts'

type Modelo = AcompanhamentoOs['modelos'][number]

const cartao = ({ id, descricao, codigo, marca, fotoId }: Modelo, escolhido: string): Markup =>
  html`<label class="modelo"
    ><input type="radio" name="modelo" value="${id}" ${escolhido === String(id) && html` checked`} />${
      fotoId === null
        ? html`<span class="sem-foto">${icone('deviceWatch')}</span>`
        : html`<img src="/public/midia/imagem/${fotoId}" alt="" loading="lazy" width="72" height="72" />`
    }<span><b>${descricao}</b><small class="t2">${marca.nome} · ${codigo}</small></span></label
  >`

/** The models that the manufacturer offers instead of the watch: one of them is chosen, and confirmed. */
export const modelos = (os: AcompanhamentoOs, enviado: Enviado | null): Part => {
  if (os.modelos.length === 0 || os.modeloEscolhido !== null) return null
  const form = preenchidoDe(enviado, 'escolher')
  const certo = os.modelos.find(({ id }) => form.erros.length === 0 && String(id) === form.valor('modelo'))
  return html`<form method="post" action="#modelos" id="modelos" novalidate>
    <section aria-labelledby="ac-modelos">
      <h2 id="ac-modelos">Modelos oferecidos</h2>
      ${problemas(form, [])}
      <fieldset class="pilha">
        <legend class="so-leitor">Modelos oferecidos</legend>
        ${os.modelos.map((modelo) => cartao(modelo, form.valor('modelo')))}
      </fieldset>
    </section>
    <section class="fecho" aria-label="A sua escolha">
      ${
        certo
          ? html`<p role="status">
                Confirma o <b>${certo.descricao}</b>? Depois a escolha não muda por aqui.
              </p>
              <input type="hidden" name="confirmado" value="${certo.id}" /><button
                class="botao principal largo"
                name="ato"
                value="escolher"
              >
                Confirmar a escolha
              </button>`
          : html`<p class="entre"><span class="t2 sm">Sua escolha</span><strong>sem custo</strong></p>
              <button class="botao principal largo" name="ato" value="escolher">Escolher este modelo</button>`
      }
    </section>
  </form>`
}

/** What the law leaves to the consumer after thirty days, in the words in which it is told to the post. */
export const PREFERENCIAS = {
  TROCA: 'Quero outro relógio',
  RESTITUICAO: 'Quero o meu dinheiro de volta',
  ABATIMENTO: 'Quero um abatimento no preço',
} as const

/**
 * After the thirty days of the law: the consumer tells the post the preferred choice, and the post records it with its
 * value.
 */
export const depoisDos30 = (os: AcompanhamentoOs, enviado: Enviado | null): Part => {
  if (!os.prazoPassou || os.escolha) return null
  const form = preenchidoDe(enviado, 'preferir')
  return html`<section aria-labelledby="ac-prazo" id="prazo">
    <div class="faixa atencao">
      <b id="ac-prazo">Passaram os 30 dias da lei.</b>
      <p>
        O conserto na garantia está atrasado, e você pode escolher: outro relógio, o seu dinheiro de volta ou
        um abatimento no preço (Código de Defesa do Consumidor, art. 18). Diga ao posto o que prefere.
      </p>
    </div>
    <form method="post" action="#prazo" class="pilha" novalidate>
      ${problemas(form, [])}
      <fieldset class="pilha">
        <legend class="so-leitor">O que você prefere</legend>
        ${Object.entries(PREFERENCIAS).map(([valor, rotulo]) => html`<label class="opcao"><input type="radio" name="preferencia" value="${valor}" ${form.valor('preferencia') === valor && html` checked`} />${rotulo}</label>`)}
      </fieldset>
      <button class="botao" name="ato" value="preferir">Dizer ao posto o que prefiro</button>
      <p class="t2 sm">O posto combina o valor com você, e a escolha vale depois que você a assinar.</p>
    </form>
  </section>`
}

/** The code of a payment as lines to draw; empty when it cannot be drawn. */
const qr = (codigo: string): Part => {
  try {
    return html`<div class="qr" role="img" aria-label="Código QR do PIX">
      ${new Markup(qrcode({ bcid: 'qrcode', text: codigo }, drawingSVG()))}
    </div>`
  } catch {
    return null
  }
}

/** How the deposit is paid: value, QR on a white plate, the code to be pasted, who gets it, what remains. */
export const sinal = ({ sinal: este }: AcompanhamentoOs): Part =>
  este &&
  html`<section aria-labelledby="ac-sinal">
    <h2 id="ac-sinal">${este.codigo === null ? 'Pague o sinal no posto' : 'Pague o sinal por PIX'}</h2>
    <div class="quadro pix">
      <strong class="num">${formatReais(este.valor)}</strong>
      ${este.codigo !== null && html`${qr(este.codigo)}<input class="entrada" readonly aria-label="Código do PIX" value="${este.codigo}" /><button type="button" class="botao principal largo" data-copiar hidden>${icone('copy')}<span role="status">Copiar código do PIX</span></button>`}
      <dl>
        <dt>Para</dt>
        <dd>${este.recebedor}</dd>
        ${
          este.chave !== null &&
          html`<dt>Chave</dt>
            <dd class="num">${este.chave}</dd>`
        }
        <dt>Na entrega</dt>
        <dd class="num">${formatReais(este.naEntrega)}</dd>
      </dl>
    </div>
    <p class="cob">
      ${icone('clock')}<span
        >O posto confirma à mão. Depois disso, esta página diz que o conserto segue.</span
      >
    </p>
  </section>`
