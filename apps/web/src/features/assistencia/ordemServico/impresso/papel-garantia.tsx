import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { OrdemServico, OsPosto } from '@app/contract/assistencia/ordemServico'
import type { User } from '@app/contract/casca/session'
import { garantiaDaEntrega, RESSALVAS_DA_GARANTIA } from '@app/rules/assistencia/ordemServico'
import { isoDay, toWallClock } from '../../../../platform/text/time.ts'
import { Rodape } from '../../../../ui/print/paper.tsx'
import { linhaTitulo } from '../orcamento/orcamento-card.tsx'
import { Assinaturas, OsCabeca, OsFicha } from './impresso-partes.tsx'

type Props = { os: OrdemServico; posto: OsPosto; user: User; em: Date }

/** What is warranted of a repair or of a watch that was given, from when and until when. */
export function PapelGarantia({ os, posto, user, em }: Props) {
  const entregue = os.dataEntragaRelogio && isoDay(toWallClock(new Date(os.dataEntragaRelogio)))
  const feito = os.orcamento?.linhas.filter(({ situacao }) => situacao !== 'RECUSADA') ?? []
  return (
    <article
      className={clsx('folha', styles.osPapel)}
      aria-label={`Certificado de garantia da OS ${os.numero}`}
    >
      <OsCabeca os={os} posto={posto} />
      <h2>Certificado de garantia</h2>
      <OsFicha os={os} />
      {entregue && (
        <section className="obs">
          <h3>Garantia</h3>
          <p>{garantiaDaEntrega(entregue, os.relogioNovo?.numeroSerie ?? null, os.diasGarantiaServico)}</p>
        </section>
      )}
      {!os.relogioNovo && (
        <section className="obs">
          <h3>O que foi feito</h3>
          {os.reparo && <p>{os.reparo}</p>}
          {feito.length > 0 && (
            <ul className={styles.osCond}>
              {feito.map((linha) => (
                <li key={linha.id}>
                  {linhaTitulo(linha)}
                  {linha.quantidade > 1 && ` × ${linha.quantidade}`}
                  {linha.tipo === 'PECA' ? ' (peça)' : ' (serviço)'}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <ul className={styles.osCond}>
        {RESSALVAS_DA_GARANTIA.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
      <Assinaturas de={[`Emitido por ${posto.nomeFantasia}`]} />
      <Rodape user={user} em={em} />
    </article>
  )
}
