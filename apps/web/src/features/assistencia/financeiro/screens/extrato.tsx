import styles from '../parts/extrato.module.css'
import {
  FECHAMENTO_NATUREZA_LABELS,
  NADA_A_PAGAR,
  RETENCAO_TIPO_LABELS,
  STATUS_FECHAMENTO_LABELS,
} from '@app/contract/assistencia/financeiro'
import type { Fechamento, FechamentoLinha } from '@app/contract/assistencia/financeiro'
import { addDias, addMeses } from '@app/rules/assistencia/cobranca'
import { nadaSePaga } from '@app/rules/assistencia/financeiro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatDateTime, formatDay, formatDocument, formatMoney } from '../../../../platform/text/format.ts'
import { Cabeca, PaperPage, Rodape } from '../../../../ui/print/paper.tsx'
import { fechamentoQuery } from '../api.ts'
import { formatMes } from '../parts/mes.ts'

const TIPOS = {
  CREDITO: 'Crédito',
  AJUSTE_OS: 'Ajuste',
  AJUSTE: 'Ajuste',
  TRANSPORTE: 'Saldo',
  DEBITO: 'Plano retido',
} as const

const tipoOf = ({ tipo, natureza }: FechamentoLinha): string =>
  tipo === 'CREDITO' && natureza ? FECHAMENTO_NATUREZA_LABELS[natureza] : TIPOS[tipo]

const Linhas = ({ linhas }: Pick<Fechamento, 'linhas'>) => (
  <table className={`tb ${styles.linhas}`}>
    <thead>
      <tr>
        <th scope="col">OS</th>
        <th scope="col">Serviço ou peça</th>
        <th scope="col">Tipo</th>
        <th scope="col" className="d">
          Valor (R$)
        </th>
      </tr>
    </thead>
    <tbody>
      {linhas.map((linha, at) => (
        <tr key={linha.id ?? at}>
          <td className="num">
            <b>
              {linha.ordemServico?.numero === linhas[at - 1]?.ordemServico?.numero
                ? ''
                : linha.ordemServico?.numero}
            </b>
          </td>
          <td>
            {linha.descricao} {linha.modelo && <small>{linha.modelo}</small>}
            {linha.glosaMotivo && <small> · Glosada: {linha.glosaMotivo}</small>}
          </td>
          <td>{tipoOf(linha)}</td>
          <td className="d num">{formatMoney(linha.valorFinal)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Soma = ({ resumo, pagamento }: Pick<Fechamento, 'resumo' | 'pagamento'>) => {
  const partes: [string, number][] = [
    ['Mão de obra', resumo.maoDeObra],
    ['Peças do posto', resumo.pecas],
    ['Restituições e abatimentos', resumo.restituicoes],
    ['Ajustes', resumo.ajustes],
    ['Plano retido', resumo.debitos],
    ['Saldo de outro mês', resumo.transporte],
  ]
  return (
    <table className={`tb ${styles.soma}`}>
      <tbody>
        {partes
          .filter(([, valor]) => valor !== 0)
          .map(([nome, valor]) => (
            <tr key={nome}>
              <th scope="row">{nome}</th>
              <td className="d num">{formatMoney(valor)}</td>
            </tr>
          ))}
        <tr className={styles.total}>
          <th scope="row">A pagar ao posto</th>
          <td className="d num">{formatMoney(resumo.total)}</td>
        </tr>
        {pagamento?.retencoes.map(({ tipo, descricao, valor }) => (
          <tr key={tipo}>
            <th scope="row">Retenção: {descricao ?? RETENCAO_TIPO_LABELS[tipo]}</th>
            <td className="d num">{formatMoney(-valor)}</td>
          </tr>
        ))}
        {pagamento && pagamento.retido > 0 && (
          <tr className={styles.total}>
            <th scope="row">Pago ao posto</th>
            <td className="d num">{formatMoney(pagamento.liquido)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const Partes = ({ fechamento }: { fechamento: Fechamento }) => {
  const { posto, cnpj, mes, situacao, aprovadoEm, aprovadoPor, pagamento, resumo } = fechamento
  return (
    <dl className={styles.partes}>
      <div>
        <dt>Posto</dt>
        <dd>
          {posto.nomeFantasia}
          <small className="num">CNPJ {formatDocument(cnpj)}</small>
        </dd>
      </div>
      <div>
        <dt>Período</dt>
        <dd className="num">
          {formatDay(mes)} a {formatDay(addDias(addMeses(mes, 1), -1))}
          <small>OS finalizadas no mês, horário de Brasília</small>
        </dd>
      </div>
      <div>
        <dt>Situação</dt>
        <dd>
          {nadaSePaga(situacao, resumo.total) ? NADA_A_PAGAR : STATUS_FECHAMENTO_LABELS[situacao]}
          {pagamento ? (
            <small>
              em {formatDay(pagamento.data)} ·{' '}
              {pagamento.nfse ? `NFS-e ${pagamento.nfse.numero}` : 'NFS-e dispensada'}
            </small>
          ) : (
            aprovadoEm && (
              <small>
                em {formatDateTime(aprovadoEm)} {aprovadoPor && `por ${aprovadoPor}`}
              </small>
            )
          )}
        </dd>
      </div>
    </dl>
  )
}

/** /financeiro/{id}/imprimir/extrato: the statement of a month, with number and hash once it is approved. */
export function FechamentoExtrato({ id }: { id: number }) {
  const query = useQuery(fechamentoQuery(id))
  const user = useUser()
  const [em] = useState(() => new Date())
  const { data } = query
  const title = data ? `Extrato de ${formatMes(data.mes)}` : 'Extrato'
  return (
    <PaperPage
      label="Extrato"
      detail={data && `${data.posto.nomeFantasia} · ${formatMes(data.mes)}`}
      title={title}
      back={`/financeiro/${id}`}
      what="o extrato"
      ready={data !== undefined}
      error={query.error}
      onRetry={() => query.refetch()}
      busy={query.isFetching}
    >
      {data && user && (
        <article className="folha" aria-label={title}>
          <Cabeca
            title="Extrato de assistência técnica"
            code={
              <p className={`${styles.numero} num`}>
                <small>Número</small>
                <b>{data.extrato?.numero ?? 'Prévia'}</b>
              </p>
            }
          />
          <Partes fechamento={data} />
          <Linhas linhas={data.linhas} />
          <Soma resumo={data.resumo} pagamento={data.pagamento} />
          <p className={styles.nota}>
            Cada linha é arredondada ao centavo, meio para o par (ABNT NBR 5891), antes da soma. Peças
            enviadas pela fábrica não geram crédito. Uma OS reaberta depois da aprovação entra como ajuste no
            mês aberto seguinte.
          </p>
          <p className={`${styles.nota} ${styles.hash} num`}>
            {data.extrato
              ? `SHA-256 ${data.extrato.hash}`
              : 'Prévia, sem valor: as linhas ainda podem mudar.'}
          </p>
          <Rodape user={user} em={em} />
        </article>
      )}
    </PaperPage>
  )
}
