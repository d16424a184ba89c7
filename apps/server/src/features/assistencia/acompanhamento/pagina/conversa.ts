import {
  CATEGORIA_AVALIACAO_LABELS,
  CATEGORIAS_AVALIACAO,
  NOTA_PALAVRAS,
  NOTAS,
  AVALIACAO_TEXTO_MAXIMO,
  type AvaliacaoVista,
} from '@app/contract/assistencia/avaliacao'
import {
  type AcompanhamentoOs,
  MENSAGEM_MAXIMO,
  PAPEIS_DO_CONSUMIDOR_LABELS,
} from '@app/contract/assistencia/ordemServico'
import { randomUUID } from 'node:crypto'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'
import type { Relogio } from './estado.ts'
import { diaCurto } from './estado.ts'
import { caixa, type Enviado, preenchidoDe, type Preenchido, problemas, texto } from './formulario.ts'
import { type Lugar, mensagem, tardeDemais } from './fala.ts'
import { icone } from './icones.ts'

/** What both said; empty until one of them writes. The page's script asks for it again. */
export const falas = (lugarDela: Lugar, enviado: Enviado | null): Markup => {
  const { conversa: ditas } = lugarDela.os
  return html`<ol
    class="fala"
    id="falas"
    aria-label="Mensagens"
    aria-live="polite"
    ${ditas.length === 0 && html` hidden`}
  >
    ${ditas.map((fala) => mensagem(fala, lugarDela, enviado))}
  </ol>`
}

/** A link to where one is already only scrolls, so each has an address of its own. */
const atualizar = ({ endereco }: Lugar): Markup =>
  html`<p class="atualizar">
    <a class="botao pequeno" href="${endereco}?vez=${randomUUID().slice(0, 8)}#conversa">Atualizar</a>
  </p>`

/** The messages between consumer and post, and the field for a new one. */
export const conversa = (lugarDela: Lugar, enviado: Enviado | null): Markup => {
  const form = preenchidoDe(enviado, 'escrever')
  const arquivos = form.erros.find(({ fieldName }) => fieldName === 'arquivos')
  return html`<section id="conversa" aria-labelledby="ac-conversa">
    <h2 id="ac-conversa">Fale com o posto</h2>
    ${tardeDemais(lugarDela, enviado)} ${falas(lugarDela, enviado)} ${atualizar(lugarDela)}
    <form method="post" action="#conversa" class="pilha" enctype="multipart/form-data" novalidate>
      ${problemas(form, ['mensagem', 'arquivos'])}
      <input type="hidden" name="dispositivo" value="${form.valor('dispositivo') || randomUUID()}" />
      ${texto(form, { id: 'mensagem', nome: 'mensagem', rotulo: 'Escreva ao posto', maximo: MENSAGEM_MAXIMO, linhas: 2 })}
      <div class="campo">
        <label for="arquivos">Fotos ou PDF, se quiser mandar</label>
        <input
          type="file"
          class="arquivos"
          id="arquivos"
          name="arquivos"
          multiple
          accept="image/*,application/pdf"
          ${arquivos && html` aria-invalid="true" aria-describedby="arquivos-erro"`}
        />
        ${arquivos && html`<p class="erro" id="arquivos-erro">${arquivos.text} Escolha de novo.</p>`}
      </div>
      <button class="botao" name="ato" value="escrever">${icone('send')}Enviar</button>
    </form>
  </section>`
}

const pergunta = (categoria: (typeof CATEGORIAS_AVALIACAO)[number], form: Preenchido): Markup => {
  const erro = form.erros.some(({ fieldName }) => fieldName === `notas.${categoria}`)
  const id = `nota-${categoria.toLowerCase()}`
  return html`<fieldset class="nota" ${erro && html` aria-describedby="${id}-erro"`}>
    <legend>${CATEGORIA_AVALIACAO_LABELS[categoria]}</legend>
    <div class="cinco">
      ${NOTAS.map((nota) => html`<label><input type="radio" name="${categoria}" value="${nota}" ${form.valor(categoria) === String(nota) && html` checked`} /><span aria-hidden="true">${nota}</span><span class="so-leitor">${nota}: ${NOTA_PALAVRAS[nota]}</span></label>`)}
    </div>
    <p class="pontas" aria-hidden="true"><span>ruim</span><span>ótimo</span></p>
    ${erro && html`<p class="erro" id="${id}-erro">Escolha de 1 a 5</p>`}
  </fieldset>`
}

const dito = ({ dada, resposta, posto }: AvaliacaoVista, quando: Relogio): Part =>
  dada &&
  html`<p>Obrigado. Sua avaliação chegou em <span class="num">${quando(dada.em)}</span>.</p>
    <dl class="contas quadro">
      ${CATEGORIAS_AVALIACAO.map(
        (categoria) =>
          html`<dt>${CATEGORIA_AVALIACAO_LABELS[categoria]}</dt>
            <dd>${NOTA_PALAVRAS[dada.notas[categoria] as 1]}</dd>`,
      )}
    </dl>
    ${dada.comentario !== null && html`<blockquote>${dada.comentario}</blockquote>`}
    ${
      resposta &&
      html`<div class="faixa info">
        <b>${resposta.por ?? posto.nomeFantasia} respondeu</b>
        <p>${resposta.texto}</p>
      </div>`
    }`

const pesquisa = (form: Preenchido, telefone: string | null): Markup =>
  html`<form method="post" action="#avaliar" class="pilha" novalidate>
    ${problemas(form, [...CATEGORIAS_AVALIACAO.map((categoria) => `notas.${categoria}`), 'comentario'])}
    <div class="quadro">${CATEGORIAS_AVALIACAO.map((categoria) => pergunta(categoria, form))}</div>
    ${texto(form, { id: 'comentario', nome: 'comentario', rotulo: 'Quer contar mais?', maximo: AVALIACAO_TEXTO_MAXIMO, linhas: 3, obrigatorio: false })}
    ${telefone !== null && caixa(form, { id: 'ligar', nome: 'querLigacao', rotulo: `Quero que me liguem, no telefone final ${telefone}` })}
    <button class="botao principal" name="ato" value="avaliar">Enviar avaliação</button>
    <p class="t2 sm">O posto e o fabricante leem a sua avaliação com o seu nome.</p>
  </form>`

/** The rating: asked for once, then shown with the post's answer. */
export const avaliacao = (vista: AvaliacaoVista | null, enviado: Enviado | null, quando: Relogio): Part =>
  vista &&
  html`<section id="avaliar" aria-labelledby="ac-avaliar">
    <h2 id="ac-avaliar">Como foi?</h2>
    ${vista.dada ? dito(vista, quando) : pesquisa(preenchidoDe(enviado, 'avaliar'), vista.telefone)}
  </section>`

/** What she has not accepted yet, because the watch was taken in under somebody else's name. */
export const aceite = ({ aceite: estas, posto }: AcompanhamentoOs, enviado: Enviado | null): Part => {
  const form = preenchidoDe(enviado, 'aceitar')
  return (
    estas &&
    html`<section id="condicoes" aria-labelledby="ac-aceite">
      <h2 id="ac-aceite">Condições do posto</h2>
      <form method="post" action="#condicoes" class="pilha" novalidate>
        ${problemas(form, ['aceite'])}
        <p>Falta você aceitar as condições em que ${posto.nomeFantasia} guarda o seu relógio.</p>
        <p class="quadro quebra">${estas.texto}</p>
        <input type="hidden" name="sha256" value="${estas.sha256}" />
        ${caixa(form, { id: 'aceite-condicoes', nome: 'aceite', rotulo: 'Li e aceito as condições do posto.' })}
        <button class="botao principal" name="ato" value="aceitar">Aceitar as condições</button>
      </form>
    </section>`
  )
}

/** What she accepted when she left the watch, as it was read then. */
export const condicoes = ({ condicoes: estas }: AcompanhamentoOs, quando: Relogio): Part =>
  estas &&
  html`<section id="condicoes" aria-labelledby="ac-condicoes">
    <h2 id="ac-condicoes">Condições do posto</h2>
    <details>
      <summary>
        ${icone('fileText')}<span>Aceitas em <span class="num">${quando(estas.aceitoEm)}</span></span
        >${icone('chevronDown')}
      </summary>
      <p class="quebra">${estas.texto}</p>
    </details>
  </section>`

/** What happened so far, newest first. */
export const historico = ({ historico: feito }: AcompanhamentoOs, quando: Relogio): Markup =>
  html`<section aria-labelledby="ac-historico">
    <h2 id="ac-historico">O que já aconteceu</h2>
    <ol class="hist">
      ${feito.map(({ em, texto: frase }) => html`<li><b>${frase}</b><time class="num t2" datetime="${em}">${diaCurto(quando, em)}, ${quando(em).slice(-5)}</time></li>`)}
    </ol>
  </section>`

const papel = (href: string, nome: string, detalhe: string): Markup =>
  html`<li>
    <a href="${href}"
      >${icone('fileText')}<span><b>${nome}</b><small class="num">${detalhe}</small></span></a
    >
  </li>`

/** What may be kept on paper. */
export const papeis = (
  { orcamento, papeis: outros }: AcompanhamentoOs,
  endereco: string,
  quando: Relogio,
): Part => {
  const resposta = orcamento?.resposta
  if (!resposta && outros.length === 0) return null
  return html`<section aria-labelledby="ac-papeis">
    <h2 id="ac-papeis">Seus papéis</h2>
    <ul class="quadro papeis">
      ${outros.map((each) => papel(`${endereco}/papel/${each}`, PAPEIS_DO_CONSUMIDOR_LABELS[each], 'PDF'))}
      ${
        resposta &&
        papel(
          `${endereco}/comprovante`,
          resposta.aprovado ? 'Comprovante de aprovação' : 'Comprovante da resposta',
          `PDF · ${quando(resposta.em)}`,
        )
      }
    </ul>
  </section>`
}

/** Where the watch is, and when one may come. */
export const lugar = ({ posto: { endereco, cidade, horario } }: AcompanhamentoOs): Markup =>
  html`<section aria-labelledby="ac-lugar">
    <h2 id="ac-lugar">Onde fica</h2>
    <ul class="quadro papeis">
      <li>
        <a
          href="https://www.google.com/maps/search/?api=1&amp;query=${encodeURIComponent(`${endereco}, ${cidade}`)}"
          target="_blank"
          rel="noopener noreferrer"
          >${icone('mapPin')}<span><b>${endereco}</b><small>${cidade} · ver no mapa</small></span></a
        >
      </li>
      ${
        horario !== null &&
        html`<li>
          <span class="fixo"
            >${icone('clock')}<span><b>${horario}</b></span></span
          >
        </li>`
      }
    </ul>
  </section>`

/** By what the page is found again, and what it is worth. */
export const pe = (os: AcompanhamentoOs, codigo: string | null): Markup =>
  html`<p class="pe t3">
    Ordem de serviço <span class="num">${os.numero}</span>.
    ${codigo !== null && html`Código <b class="num">${codigo.slice(0, 4)}-${codigo.slice(4)}</b> para abrir em /acompanhar.`}
    Este link é só seu: quem o tiver pode responder por você.
  </p>`
