import styled from 'styled-components'

/** Grid of the cards and of their skeletons. */
export const GalleryGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 20px;
`
