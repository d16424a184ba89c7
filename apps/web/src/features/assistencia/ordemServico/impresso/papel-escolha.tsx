import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { OrdemServico, OsEscolha, OsPosto } from '@app/contract/assistencia/ordemServico'
import { ESCOLHA_NOMES } from '@app/rules/assistencia/ordemServico'
import type { User } from '@app/contract/casca/session'
import { formatDateTime, formatMoney } from '../../../../platform/text/format.ts'
import { Rodape } from '../../../../ui/print/paper.tsx'
import { Assinaturas, OsCabeca, OsFicha } from './impresso-partes.tsx'

type Props = { os: OrdemServico; posto: OsPosto; user: User; em: Date; escolha: OsEscolha }

/** The consumer's choice after the 30 days, for both sides; signed on paper when it was not signed on the screen. */
export const PapelEscolha = ({ os, posto, user, em, escolha }: Props) => (
  <article className={clsx('folha', styles.osPapel)} aria-label={`Termo da escolha da OS ${os.numero}`}>
    <OsCabeca os={os} posto={posto} />
    <h2>Termo da escolha</h2>
    <OsFicha os={os} />
    <section className="obs">
      <h3>
        {ESCOLHA_NOMES[escolha.tipo]}
        {escolha.valor !== null && `: ${formatMoney(escolha.valor)}`}
      </h3>
      {escolha.texto.split('\n').map((linha) => (
        <p key={linha}>{linha}</p>
      ))}
    </section>
    <p className="obs">
      {escolha.nome && (
        <>
          Escolha de <b>{escolha.nome}</b>
          {escolha.documento && `, documento ${escolha.documento}`},{' '}
        </>
      )}
      anotada por {escolha.registradoPor} em {formatDateTime(escolha.em)}.
    </p>
    <Assinaturas
      de={[
        { words: escolha.nome ?? os.consumidor.nome, osId: os.id, arquivo: escolha.assinatura },
        `${posto.nomeFantasia}, data e assinatura`,
      ]}
    />
    <Rodape user={user} em={em} />
  </article>
)
