import { type DonoDeDestino, FINALIDADES, finalidadesDe } from '@app/contract/casca/correio/finalidades'
import { useQuery } from '@tanstack/react-query'
import { Parados } from '../../../../register/record/parados.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { destinosQuery } from '../api.ts'
import styles from './destinos-card.module.css'

/** Where the mails of a company or a post go, on its record; nothing for who may not see it. */
export function DestinosCard({ de, id }: { de: DonoDeDestino; id: number }) {
  const { data } = useQuery(destinosQuery(de, id))
  if (!data) return null
  return (
    <section className="cartao" aria-label="Endereços de e-mail">
      <header>
        <h2>Endereços de e-mail</h2>
        <div className="fim">
          <ButtonLink small to={`/enderecos/${de}/${id}`}>
            {data.podeAlterar ? 'Escolher' : 'Ver'}
          </ButtonLink>
        </div>
      </header>
      <div className="corpo pilha">
        <Parados enderecos={data.parados} />
        <dl className={styles['lista']}>
          {finalidadesDe(de).map((nome) => {
            const lista = data[nome] ?? []
            return (
              <div key={nome}>
                <dt>{FINALIDADES[nome].rotulo}</dt>
                <dd className={lista.length === 0 ? 't2' : undefined}>
                  {lista.length === 0 ? 'nenhum escolhido' : lista.join(', ')}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
