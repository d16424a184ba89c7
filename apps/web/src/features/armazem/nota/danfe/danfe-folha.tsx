import { clsx } from 'clsx'
import styles from './danfe.module.css'
import type { Nota } from '@app/contract/armazem/nota'
import type { User } from '@app/contract/casca/session'
import type { ReactNode } from 'react'
import { formatAmount, formatDay } from '../../../../platform/text/format.ts'
import { Code128 } from '../../../../ui/print/barcode.tsx'
import { Rodape } from '../../../../ui/print/paper.tsx'
import { outrosTotais, totaisPrincipais, tributosNovos } from '../formulario/totais.tsx'
import {
  documentoDe,
  enderecoLinhas,
  formatChave,
  formatEscrito,
  formatNumeroNota,
  formatQtd,
  formatUnitario,
} from '../words.ts'

const CampoImpresso = ({
  rotulo,
  largo,
  children,
}: {
  rotulo: string
  largo?: 2 | 3
  children: ReactNode
}) => (
  <div className={largo === 2 ? styles.f2 : undefined}>
    <dt>{rotulo}</dt>
    <dd>{children || '—'}</dd>
  </div>
)

const valor = (value: number | null) => (value === null ? '—' : formatAmount(value))

const FRETE: Record<string, string> = {
  0: 'Por conta do remetente',
  1: 'Por conta do destinatário',
  2: 'Por conta de terceiros',
  3: 'Próprio do remetente',
  4: 'Próprio do destinatário',
  9: 'Sem transporte',
}

type Props = { nota: Nota; user: User; em: Date }

function Cabecalho({ nota }: { nota: Nota }) {
  const { id, ide, emit } = nota.notaImportada.nfe.infNFe
  const { rotulo, texto } = documentoDe(emit)
  return (
    <header className={styles.danfeCab}>
      <div className={styles.danfeEmit}>
        <h2>{emit.xNome}</h2>
        {enderecoLinhas(emit.enderEmit).map((linha) => (
          <p key={linha}>{linha}</p>
        ))}
        <p className="num">
          {rotulo} {texto}
          {emit.ie && ` · IE ${emit.ie}`}
        </p>
      </div>
      <div className={styles.danfeNome}>
        <b>DANFE</b>
        <p>Espelho do documento auxiliar da Nota Fiscal Eletrônica</p>
        <p className="num">
          <b>{ide.tpNF === '0' ? '0' : '1'}</b> {ide.tpNF === '0' ? 'entrada' : 'saída'}
        </p>
        <p className={clsx(styles.danfeNum, 'num')}>
          Nº {formatNumeroNota(ide.nnf)}
          <br />
          Série {ide.serie}
        </p>
      </div>
      <div className={styles.danfeChave}>
        <Code128 texts={[id]} widthMm={93} />
        <dl>
          <dt>Chave de acesso</dt>
          <dd className="num">{formatChave(id)}</dd>
        </dl>
        <p>Consulta de autenticidade no portal nacional da NF-e, www.nfe.fazenda.gov.br/portal</p>
      </div>
    </header>
  )
}

function Itens({ nota }: { nota: Nota }) {
  return (
    <table className={clsx('tb', styles.danfeItens)}>
      <thead>
        <tr>
          <th scope="col">Código</th>
          <th scope="col">Descrição</th>
          <th scope="col">NCM</th>
          <th scope="col">CFOP</th>
          <th scope="col">Un.</th>
          <th scope="col" className="d">
            Quantidade
          </th>
          <th scope="col" className="d">
            Valor unitário
          </th>
          <th scope="col" className="d">
            Valor total
          </th>
        </tr>
      </thead>
      <tbody>
        {nota.notaImportada.nfe.infNFe.det.map(({ prod, infAdProd }, index) => (
          <tr key={index}>
            <td className="num">{prod.cprod}</td>
            <td>
              {prod.xprod}
              {prod.rastro.map(({ nLote, qLote, dVal }, at) => (
                <small key={at} className="num">
                  Lote {nLote} · {formatQtd(qLote)}
                  {dVal && ` · val. ${formatDay(dVal)}`}
                </small>
              ))}
              {infAdProd && <small>{infAdProd}</small>}
            </td>
            <td className="num">{prod.ncm}</td>
            <td className="num">{prod.cfop}</td>
            <td>{prod.uCom}</td>
            <td className="d num">{formatQtd(prod.qcom)}</td>
            <td className="d num">{formatUnitario(prod.vUnCom)}</td>
            <td className="d num">{valor(prod.vprod)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The note in the layout of a DANFE (MOC, Anexo II), drawn from the XML, to compare with the driver's paper. */
export function DanfeFolha({ nota, user, em }: Props) {
  const { infNFe } = nota.notaImportada.nfe
  const { ide, dest, total, transp, infCpl } = infNFe
  const { protocolo } = nota
  const documento = documentoDe(dest ?? {})
  const [rua, cidade] = enderecoLinhas(dest?.enderDest)
  const [municipio, cep] = cidade?.split(' · ') ?? []
  const [principal, icms, st] = totaisPrincipais(total)
  const totais = [...outrosTotais(total), ...tributosNovos(total)]
  return (
    <article className={clsx('folha', styles.danfe)} aria-label={`Espelho da NF-e ${ide.nnf}`}>
      {(nota.situacao === 'cancelada' || ide.tpAmb === '2') && (
        <p className={styles.danfeAviso}>
          {nota.situacao === 'cancelada' ? 'NOTA CANCELADA' : 'SEM VALOR FISCAL: nota de homologação'}
        </p>
      )}
      <Cabecalho nota={nota} />
      <dl className={styles.danfeQ}>
        <CampoImpresso rotulo="Natureza da operação" largo={2}>
          {ide.natOp}
        </CampoImpresso>
        <CampoImpresso rotulo="Protocolo de autorização" largo={2}>
          <span className="num">
            {protocolo
              ? `${protocolo.nProt} · ${formatEscrito(protocolo.dhRecbto)}`
              : 'não consta do arquivo'}
          </span>
        </CampoImpresso>
      </dl>
      <h3>Destinatário</h3>
      <dl className={styles.danfeQ}>
        <CampoImpresso rotulo="Nome" largo={2}>
          {dest?.xNome}
        </CampoImpresso>
        <CampoImpresso rotulo={documento.rotulo}>
          <span className="num">{documento.texto}</span>
        </CampoImpresso>
        <CampoImpresso rotulo="Emissão">
          <span className="num">{formatEscrito(ide.dhEmi)}</span>
        </CampoImpresso>
        <CampoImpresso rotulo="Endereço" largo={2}>
          {[rua, cep].filter(Boolean).join(' · ')}
        </CampoImpresso>
        <CampoImpresso rotulo="Município">{municipio}</CampoImpresso>
        <CampoImpresso rotulo="Saída ou entrada">
          <span className="num">{formatEscrito(ide.dhSaiEnt)}</span>
        </CampoImpresso>
      </dl>
      <h3>Valores</h3>
      <dl className={styles.danfeQ}>
        {totais.map(({ rotulo, valor: amount }) => (
          <CampoImpresso key={rotulo} rotulo={rotulo}>
            <span className="num">{formatAmount(amount)}</span>
          </CampoImpresso>
        ))}
        {[icms, st, principal].map(({ rotulo, valor: amount }) => (
          <CampoImpresso
            key={rotulo}
            rotulo={rotulo === 'Total' ? 'Valor total da nota' : `Valor do ${rotulo}`}
          >
            <b className="num">{valor(amount)}</b>
          </CampoImpresso>
        ))}
      </dl>
      {transp && (
        <>
          <h3>Transporte</h3>
          <dl className={styles.danfeQ}>
            <CampoImpresso rotulo="Transportadora" largo={2}>
              {transp.transportadora}
            </CampoImpresso>
            <CampoImpresso rotulo="Frete">{FRETE[transp.modFrete ?? '']}</CampoImpresso>
            <CampoImpresso rotulo="Volumes">
              <span className="num">{formatQtd(transp.volumes ?? null)}</span>
            </CampoImpresso>
          </dl>
        </>
      )}
      <h3>Produtos</h3>
      <Itens nota={nota} />
      {infCpl && (
        <section className="obs">
          <h3>Informações complementares</h3>
          <p>{infCpl}</p>
        </section>
      )}
      <p className={styles.danfeNota}>
        Espelho feito do XML da nota, para conferência. Não substitui o DANFE que acompanha a mercadoria.
      </p>
      <Rodape user={user} em={em} />
    </article>
  )
}
