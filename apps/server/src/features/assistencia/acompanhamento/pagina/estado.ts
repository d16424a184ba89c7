import {
  type AcompanhamentoOs,
  FOTO_ROTULO_LABELS,
  type PassoOs,
} from '@app/contract/assistencia/ordemServico'
import { escolhaDoConsumidor } from '@app/rules/assistencia/ordemServico'
import { formatReais } from '@app/rules/casca/dinheiro'
import { callHref, whatsAppHref } from '@app/rules/casca/telefone'
import { formatDay } from '@app/rules/casca/tempo'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'
import { icone } from './icones.ts'
import { faixa } from './moldura.ts'

/** Instants as the consumer reads them: '22/10/2026 11:05'. */
export type Relogio = (instante: string) => string

/** '22/10' */
export const diaCurto = (quando: Relogio, em: string): string => quando(em).slice(0, 5)

/** The service point, and how to talk to it. */
export const cabeca = ({ nomeFantasia, telefone, whatsapp, marca }: AcompanhamentoOs['posto']): Markup => {
  const conversa = whatsAppHref(whatsapp ?? telefone)
  return html`<header class="cabeca">
    <span class="posto"
      ><b>${nomeFantasia}</b
      ><small>${marca === null ? 'Posto autorizado' : `Posto autorizado ${marca}`}</small></span
    >
    <a class="botao redondo" href="${callHref(telefone)}" aria-label="Ligar para o posto"
      >${icone('phone')}</a
    >
    ${conversa !== null && html`<a class="botao redondo" href="${conversa}" target="_blank" rel="noopener noreferrer" aria-label="Falar com o posto pelo WhatsApp">${icone('brandWhatsapp')}</a>`}
  </header>`
}

const CLASSES = { FEITO: 'feita', AGORA: 'atual', DEPOIS: 'depois' } as const

const passo = ({ titulo, em, situacao }: PassoOs, quando: Relogio): Markup => {
  const dia = em === null ? '' : diaCurto(quando, em)
  return html`<li class="${CLASSES[situacao]}" ${situacao === 'AGORA' && html` aria-current="step"`}>
    <span class="no">${situacao === 'FEITO' && icone('check')}</span
    ><b>${titulo}</b>${situacao === 'FEITO' && html`<span class="so-leitor">feito</span>`}<small class="num"
      >${situacao === 'AGORA' ? 'agora' : dia}</small
    >
  </li>`
}

/** The given answer: to the budget, or to an addition during the repair. */
const palavrasDaResposta = (complemento: boolean, aprovado: boolean): string => {
  if (complemento) return aprovado ? 'Acréscimo aprovado' : 'Acréscimo recusado'
  return aprovado ? 'Orçamento aprovado' : 'Orçamento recusado'
}

/** An addition that nobody answered in time: the repair goes on without it. */
const semResposta = (
  { complemento, podeResponder, validoAte }: NonNullable<AcompanhamentoOs['orcamento']>,
  quando: Relogio,
): Part =>
  complemento &&
  !podeResponder &&
  faixa(
    'info',
    `O acréscimo valeu até ${diaCurto(quando, validoAte)} e ficou sem resposta: ele não é feito nem cobrado. O que você aprovou antes continua.`,
  )

const respondido = ({ orcamento }: AcompanhamentoOs, quando: Relogio): Part => {
  if (!orcamento) return null
  const { resposta } = orcamento
  if (!resposta) return semResposta(orcamento, quando)
  const por = resposta.nome === null ? '' : ` por ${resposta.nome}`
  return faixa(
    resposta.aprovado ? 'sucesso' : 'info',
    `${palavrasDaResposta(orcamento.complemento, resposta.aprovado)}${por} em ${quando(resposta.em)}.`,
  )
}

const avisos = (os: AcompanhamentoOs, quando: Relogio): Part => [
  os.diasRetirada !== null &&
    os.diasRetirada >= 30 &&
    faixa('atencao', `Seu relógio espera por você no posto há ${os.diasRetirada} dias.`),
  os.aDevolver > 0 &&
    faixa('info', html`O posto tem <b class="num">${formatReais(os.aDevolver)}</b> a devolver a você.`),
  os.status === 'ORCAMENTO_REPROVADO' &&
    os.taxaDiagnostico !== null &&
    faixa(
      'info',
      html`Na retirada, o diagnóstico custa <b class="num">${formatReais(os.taxaDiagnostico)}</b>.`,
    ),
  respondido(os, quando),
  os.escolha && faixa('sucesso', `${escolhaDoConsumidor(os.escolha)} em ${quando(os.escolha.em)}.`),
  os.modeloEscolhido && faixa('sucesso', html`Modelo escolhido: <b>${os.modeloEscolhido.descricao}</b>.`),
]

/** Whose watch, how it stands, how far it has come, and what was answered. */
export const estado = (os: AcompanhamentoOs, quando: Relogio): Markup =>
  html`<section class="estado" aria-labelledby="ac-titulo">
    <p class="t2">${os.relogio ? `${os.primeiroNome}, seu ${os.relogio.modelo}` : os.primeiroNome}</p>
    <h1 id="ac-titulo">${os.titulo}</h1>
    <p>${os.texto}</p>
    ${
      os.prometidaPara !== null &&
      html`<p class="cob">
        ${icone('clock')}<span>Prometido para <b class="num">${formatDay(os.prometidaPara)}</b>.</span>
      </p>`
    }
    ${avisos(os, quando)}
    ${
      os.passos.length > 0 &&
      html`<ol class="passos" aria-label="Andamento">
        ${os.passos.map((each) => passo(each, quando))}
      </ol>`
    }
  </section>`

/** What the bench found, in plain words, with the photos that it chose. */
export const vimos = ({ orcamento }: AcompanhamentoOs, endereco: string): Part => {
  if (!orcamento || (orcamento.oQueVimos === null && orcamento.fotos.length === 0)) return null
  const { oQueVimos, fotos } = orcamento
  const foto = ({ id, rotulo, frase }: (typeof fotos)[number], at: number) =>
    html`<li>
      <a href="${endereco}/foto/${id}"
        ><img
          src="${endereco}/foto/${id}"
          alt="Foto ${at + 1} do relógio"
          loading="lazy"
          width="96"
          height="72"
        />${
          (rotulo !== null || frase !== null) &&
          html`<span
            >${rotulo !== null && html`<b>${FOTO_ROTULO_LABELS[rotulo]}</b>`}${frase !== null && html`<span class="t2 quebra">${frase}</span>`}</span
          >`
        }</a
      >
    </li>`
  return html`<section aria-labelledby="ac-vimos">
    <h2 id="ac-vimos">O que vimos</h2>
    <div class="quadro vimos">
      ${oQueVimos !== null && html`<p class="quebra">${oQueVimos}</p>`}
      ${
        fotos.length > 0 &&
        html`<ul aria-label="Fotos">
          ${fotos.map(foto)}
        </ul>`
      }
    </div>
  </section>`
}

/** The work at the counter, and the last day of its warranty. */
export const atendimento = ({ atendimento: feito }: AcompanhamentoOs, dia: (day: string) => string): Part =>
  feito &&
  html`<section aria-labelledby="ac-feito">
    <h2 id="ac-feito">O que foi feito</h2>
    <div class="quadro">
      <ul class="lin">
        ${feito.linhas.map(({ titulo, quantidade, valor }) => html`<li><b>${quantidade === 1 ? titulo : `${quantidade} × ${titulo}`}</b><span class="val num">${formatReais(valor)}</span></li>`)}
      </ul>
      <dl class="contas">
        <dt class="fim">Total</dt>
        <dd class="fim num">${formatReais(feito.total)}</dd>
      </dl>
    </div>
    <p class="cob">
      ${icone('shieldCheck')}<span
        >Garantia do que foi feito até <b class="num">${dia(feito.garantiaAte)}</b>.</span
      >
    </p>
  </section>`
