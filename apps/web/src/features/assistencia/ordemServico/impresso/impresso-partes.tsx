import styles from './impresso.module.css'
import {
  CAMPOS_OS,
  FORMA_PAGAMENTO_LABELS,
  PAGAMENTO_TIPO_LABELS,
} from '@app/contract/assistencia/ordemServico'
import type {
  OrdemServico,
  OsConta,
  OsEtiqueta as Etiqueta,
  OsLink,
  OsPosto,
} from '@app/contract/assistencia/ordemServico'
import type { OsCondicoes } from '@app/contract/assistencia/condicoes'
import { registradasPor } from '../ficha/condicoes.ts'
import type { Arquivo } from '@app/contract/casca/arquivo'
import type { ReactNode } from 'react'
import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatDocument,
  formatMoney,
  formatPhone,
} from '../../../../platform/text/format.ts'
import { Code128, QrCode } from '../../../../ui/print/barcode.tsx'
import { FotoOs } from '../fotos/foto-os.tsx'
import { garantiaWords } from '../entrada/relogio/garantia.tsx'
import { sintomasDe } from '../entrada/sintomas.ts'

/** The text of an order's barcode: digits and a dash, which CODE-128 encodes well. */
const codigoDe = ({ numero }: Pick<OrdemServico, 'numero'>) => `OS${numero.replace('/', '-')}`

/** The head of a paper: the post, and the number of the order. */
export const OsCabeca = ({ os, posto }: { os: OrdemServico; posto: OsPosto }) => (
  <header className={styles.osCab}>
    <div>
      <p className={styles.osQuem}>{posto.nomeFantasia}</p>
      <p className={styles.end}>
        Posto autorizado · CNPJ {formatDocument(posto.cnpj)}
        <br />
        {posto.rua}, {posto.numero}, {posto.bairro}, {posto.cidade}, {posto.estado} ·{' '}
        {formatPhone(posto.telefoneComercial)}
      </p>
    </div>
    <div className={styles.nos}>
      <p>{os.osType === 'PA' ? 'Pronto atendimento' : 'Ordem de serviço'}</p>
      <strong className="num">{os.numero}</strong>
      <p className="num">{formatDateTime(os.creationDateTime)}</p>
    </div>
  </header>
)

const Fato = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || '—'}</dd>
  </div>
)

const pessoaWords = ({ cnpjCpf, telefone }: OrdemServico['consumidor']) =>
  [
    cnpjCpf && `${cnpjCpf.length === 11 ? 'CPF' : 'CNPJ'} ${formatDocument(cnpjCpf)}`,
    telefone && formatPhone(telefone),
  ]
    .filter(Boolean)
    .join(' · ')

/** Customer and watch, and the state at the intake. */
export const OsFicha = ({ os }: { os: OrdemServico }) => (
  <dl className={styles.osFicha}>
    <Fato label="Cliente">
      {os.consumidor.nome}
      <small className="num">{pessoaWords(os.consumidor)}</small>
    </Fato>
    <Fato label="Relógio">
      {os.relogio?.modelo.descricao ?? '—'}
      {os.relogio && <small className="num">Nº de série {os.relogio.numeroSerie}</small>}
    </Fato>
    {os.relogioNovo && (
      <Fato label="Relógio novo, por troca">
        {os.relogioNovo.modelo.descricao}
        <small className="num">Nº de série {os.relogioNovo.numeroSerie}</small>
      </Fato>
    )}
    <Fato label="O cliente diz">{sintomasDe(os)}</Fato>
    {os.relato && os.sintomas.length > 0 && (
      <Fato label="Sintomas">{os.sintomas.map(({ nome }) => nome).join('; ')}</Fato>
    )}
    {os.estadoRelogio && <Fato label="Como chegou">{os.estadoRelogio}</Fato>}
    <Fato label={CAMPOS_OS.acessorios.label}>{os.acessorios.join(', ')}</Fato>
    {(os.numeroNotaFiscal ?? os.dataNotaFiscal) && (
      <Fato label="Nota fiscal">
        <span className="num">
          {[
            os.numeroNotaFiscal && `nº ${os.numeroNotaFiscal}`,
            os.dataNotaFiscal && formatDay(os.dataNotaFiscal),
          ]
            .filter(Boolean)
            .join(', de ')}
        </span>
      </Fato>
    )}
    <Fato label="Garantia">
      {garantiaWords(os)}
      {os.osType === 'OS' && <small>{os.veredicto.motivo}</small>}
    </Fato>
  </dl>
)

/** What goes with the watch through the workshop. */
export const OsEtiqueta = ({ os }: { os: Etiqueta }) => (
  <section className={styles.osEtq} aria-label={`Etiqueta da OS ${os.numero}`}>
    <div>
      <b className="num">OS {os.numero}</b>
      <span className="num">{formatDay(os.creationDateTime)}</span>
    </div>
    <p>
      {os.relogio?.modelo.descricao}
      <br />
      {os.relogio && <span className="num">Nº de série {os.relogio.numeroSerie}</span>}
    </p>
    <p>{sintomasDe(os)}</p>
    <div>
      <Code128 texts={[codigoDe(os)]} widthMm={76} caption />
    </div>
  </section>
)

export type Linha = string | { words: string; osId: number; arquivo: Arquivo | null | undefined }

/** Lines for signatures; a signature from the screen replaces its line. */
export const Assinaturas = ({ de }: { de: readonly Linha[] }) => (
  <div className={styles.osAss}>
    {de.map((linha) => {
      const { words, arquivo, osId } =
        typeof linha === 'string' ? { words: linha, arquivo: null, osId: 0 } : linha
      return (
        <p key={words}>
          {arquivo && <FotoOs osId={osId} arquivo={arquivo} alt={`Assinatura: ${words}`} />}
          {words}
        </p>
      )
    })}
  </div>
)

/** The conditions that the customer accepted, with the evidence. */
export const PapelCondicoes = ({ condicoes }: { condicoes: OsCondicoes }) => (
  <section className="obs" aria-label="Condições aceitas">
    <h3>Condições aceitas na entrada</h3>
    <p className={styles.osAceitasT}>{condicoes.texto}</p>
    <p className={styles.osAceitasH}>
      Aceitas em {formatDateTime(condicoes.aceitoEm)}, {registradasPor(condicoes)}. SHA-256{' '}
      <span className="num">{condicoes.sha256}</span>
    </p>
  </section>
)

/** The due amount and its payments; nothing when there was nothing to pay. */
export const PapelConta = ({ conta }: { conta: OsConta }) => {
  if (conta.devido === 0 && conta.abatimento === 0 && conta.pagamentos.length === 0) return null
  return (
    <section className="obs" aria-label="Pagamento">
      <h3>Pagamento</h3>
      {conta.semCobranca !== null ? (
        <p>
          Sem cobrança de <span className="num">{formatMoney(conta.devido)}</span>: {conta.semCobranca}
        </p>
      ) : (
        <table className="tb">
          <tbody>
            {conta.abatimento > 0 && (
              <tr>
                <td>Abatimento do preço, já tirado do devido</td>
                <td className="d num">{formatAmount(conta.abatimento)}</td>
              </tr>
            )}
            <tr>
              <td>Devido</td>
              <td className="d num">{formatAmount(conta.devido)}</td>
            </tr>
            {conta.pagamentos.map(({ id, tipo, forma, valor, em, quem }) => (
              <tr key={id}>
                <td>
                  {PAGAMENTO_TIPO_LABELS[tipo]} em {FORMA_PAGAMENTO_LABELS[forma]}, {formatDateTime(em)}, com{' '}
                  {quem}
                </td>
                <td className="d num">{formatAmount(tipo === 'DEVOLUCAO' ? -valor : valor)}</td>
              </tr>
            ))}
            <tr>
              <td>{conta.aDevolver > 0 ? 'A devolver (R$)' : 'Falta pagar (R$)'}</td>
              <td className="d num">
                <b>{formatAmount(conta.aDevolver > 0 ? conta.aDevolver : conta.falta)}</b>
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Where the code opens the order: nobody types the token of a link. */
const telaDe = ({ href }: OsLink) => `${new URL(href, location.origin).host}/acompanhar`

/** 'ACDE-FGHJ': two short groups are copied with fewer mistakes than one long one. */
const codigoMostrado = (codigo: string) => `${codigo.slice(0, 4)}-${codigo.slice(4)}`

/** The way to the customer's own page: by camera, or by the code and the end of the telephone. */
export const Acompanhamento = ({ link }: { link: OsLink }) => (
  <aside className={styles.osQr} aria-label="Acompanhamento">
    <QrCode text={link.href} label="Código QR do link de acompanhamento" />
    <b>Acompanhe pelo celular</b>
    <p>Aponte a câmera</p>
    {link.codigo && (
      <p>
        ou abra <span className="num">{telaDe(link)}</span> com o código{' '}
        <b className="num">{codigoMostrado(link.codigo)}</b> e os 3 últimos números do seu telefone
      </p>
    )}
  </aside>
)
