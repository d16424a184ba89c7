import styles from './fila.module.css'
import { CADASTRO_SITUACAO_LABELS, DOCUMENTO_POSTO_LABELS } from '@app/contract/assistencia/cadastroPosto'
import type { CadastroPosto } from '@app/contract/assistencia/cadastroPosto'
import { POSTO_TIPO_LABELS } from '@app/contract/registers/postoAutorizadoForm'
import { horarioEmPalavras } from '@app/rules/assistencia/postoAutorizado'
import {
  formatBytes,
  formatDateTime,
  formatDay,
  formatDocument,
  formatInteger,
  formatMoney,
  formatPhone,
} from '../../../../platform/text/format.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { NaoEntrega } from '../../../../register/record/nao-entrega.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { linkDocumento } from '../api.ts'
import { openInTab } from '../parts/open-in-tab.ts'

type Fato = readonly [nome: string, valor: string]

const cepOf = (cep: string) => `${cep.slice(0, 5)}-${cep.slice(5)}`

const fatosOf = ({ pessoa, empresa, marcas, plano, codigoCupom }: CadastroPosto): Fato[] => [
  ['Razão social', empresa.razaoSocial],
  ['CNPJ', formatDocument(empresa.cnpj)],
  ['Inscrição estadual', empresa.inscricaoEstadual],
  ['Inscrição municipal', empresa.inscricaoMunicipal],
  ...(pessoa
    ? ([
        ['Responsável', pessoa.nome],
        ['CPF', formatDocument(pessoa.cpf)],
        ['Nascimento', formatDay(pessoa.dataNascimento)],
        ['E-mail', pessoa.email],
        ['Telefone', formatPhone(pessoa.telefone)],
      ] as const)
    : ([['Responsável', 'Dados pessoais removidos']] as const)),
  ['E-mail comercial', empresa.emailComercial],
  ['Telefone comercial', formatPhone(empresa.telefoneComercial)],
  [
    'Endereço',
    [empresa.rua, empresa.numero, empresa.complemento, empresa.bairro, empresa.cidade, empresa.estado].join(
      ', ',
    ),
  ],
  ['CEP', cepOf(empresa.cep)],
  ['Horário', empresa.horarios.map(horarioEmPalavras).join('; ')],
  ['Marcas', marcas.length === 0 ? 'Todas' : marcas.map(({ nome }) => nome).join(', ')],
  [
    'Plano',
    plano
      ? `${plano.nome}, ${formatMoney(plano.valor)} ${plano.periodicidade === 'ANUAL' ? 'por ano' : 'por mês'}, dia ${plano.diaVencimento}`
      : 'Nenhum',
  ],
  ['Cupom', codigoCupom ?? 'Nenhum'],
]

function Documentos({ cadastro }: { cadastro: CadastroPosto }) {
  return (
    <section className="cartao">
      <header>
        <h2>Documentos</h2>
      </header>
      <ul className={`corpo ${styles.lista}`}>
        {cadastro.documentos.map(({ id, tipo, filename, length }) => (
          <li key={id}>
            <Button
              small
              look="quiet"
              icon={IconPaperclip}
              onClick={() => void openInTab(() => linkDocumento(cadastro.id, id))}
            >
              {DOCUMENTO_POSTO_LABELS[tipo]}
            </Button>
            <span className="t2 sm">{` ${filename} · ${formatBytes(length)}`}</span>
          </li>
        ))}
        {cadastro.documentos.length === 0 && <li className="t2 sm">Nenhum documento guardado.</li>}
      </ul>
    </section>
  )
}

const Vizinhos = ({ cadastro: { vizinhos, empresa } }: { cadastro: CadastroPosto }) => (
  <section className="cartao">
    <header>
      <h2>{`Postos na faixa ${empresa.cep.slice(0, 2)}000–${empresa.cep.slice(0, 2)}999`}</h2>
    </header>
    <ul className={`corpo ${styles.lista}`}>
      {vizinhos.map(({ id, nomeFantasia, tipo, bairro, cep, ordens }) => (
        <li key={id} className="linha entre">
          <span>
            <b>{nomeFantasia}</b>
            <span className="t2 sm">{` ${POSTO_TIPO_LABELS[tipo]} · ${bairro}, ${cepOf(cep)}`}</span>
          </span>
          <span className="t2 sm num">{`${formatInteger(ordens)} OS em 30 dias`}</span>
        </li>
      ))}
      {vizinhos.length === 0 && <li className="t2 sm">Nenhum posto por perto.</li>}
    </ul>
  </section>
)

/** The sent data, the documents, and existing posts nearby. */
export const Ficha = ({ cadastro }: { cadastro: CadastroPosto }) => (
  <>
    <NaoEntrega de="cadastroPosto" id={cadastro.id} versao={cadastro.pessoa?.email} />
    {cadastro.avisos.map((aviso) => (
      <Faixa key={aviso} tone="warning">
        {aviso}
      </Faixa>
    ))}
    {cadastro.situacao === 'CORRECAO' && (
      <Faixa tone="info" title="Espera correção:">
        {cadastro.pedidoCorrecao}
      </Faixa>
    )}
    {cadastro.decididoEm && (
      <Faixa
        tone={cadastro.situacao === 'APROVADO' ? 'success' : 'error'}
        title={CADASTRO_SITUACAO_LABELS[cadastro.situacao]}
      >
        {`em ${formatDateTime(cadastro.decididoEm)}${cadastro.decididoPor ? `, por ${cadastro.decididoPor}` : ''}. ${cadastro.motivo ?? ''}`}
      </Faixa>
    )}
    <section className="cartao">
      <header>
        <h2>{cadastro.empresa.nomeFantasia}</h2>
        <span className="t2 sm so-mesa">{`enviado em ${formatDateTime(cadastro.criadoEm)}, e-mail confirmado`}</span>
      </header>
      <dl className={`corpo ${styles.fatos}`}>
        {fatosOf(cadastro).map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
    <div className={styles.dois}>
      <Documentos cadastro={cadastro} />
      <Vizinhos cadastro={cadastro} />
    </div>
  </>
)
